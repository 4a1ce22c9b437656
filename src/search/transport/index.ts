/** Entry point of the search: one client for both modes, kept while the page is open. */
import type {LiteClient} from 'algoliasearch/lite';
import {liteClient} from 'algoliasearch/lite';
import {EMBEDDED_APP_ID} from '../../config/site';
import {CLIENT_TIMEOUTS} from '../shared/constants';
import {createEmbeddedRequester} from './embeddedRequester';
import {createManifestLoader} from './manifest';
import {createHostCache, createNoCache} from './caches';
import {reportErrors} from './reportErrors';
import {createWorkerHost} from './workerHost';

export interface TransportSettings {
  readonly appId: string;
  readonly apiKey: string;
  /** Base path of the site, with slashes at both ends. */
  readonly baseUrl: string;
  readonly docusaurusVersion: string;
}

export interface SearchTransport {
  readonly client: LiteClient;
  /**
   * Preloads the index for these filters when the reader is about to search. Does nothing in hosted mode.
   *
   * @param withTexts also loads the texts, for complete results from the first response on
   */
  prepare(facetFilters: readonly (readonly string[])[], withTexts?: boolean): Promise<void>;
}

let transport: SearchTransport | undefined;

/**
 * The site's transport, the same on every call: a new client would forget which hosts are down.
 *
 * @throws Error "`appId` is missing." or "`apiKey` is missing."
 */
export function getSearchTransport(settings: TransportSettings): SearchTransport {
  transport ??=
    settings.appId === EMBEDDED_APP_ID ? createEmbeddedTransport(settings) : createHostedTransport(settings);
  return transport;
}

function createHostedTransport({appId, apiKey, docusaurusVersion}: TransportSettings): SearchTransport {
  const client = liteClient(appId, apiKey, {timeouts: CLIENT_TIMEOUTS, hostsCache: createHostCache()});
  client.addAlgoliaAgent('docusaurus', docusaurusVersion);
  return {client: reportErrors(client), prepare: () => Promise.resolve()};
}

function createEmbeddedTransport({appId, apiKey, baseUrl, docusaurusVersion}: TransportSettings): SearchTransport {
  const manifest = createManifestLoader(baseUrl);
  const worker = createWorkerHost(() => new Worker(new URL('./worker.ts', import.meta.url)));
  const requester = createEmbeddedRequester(
    manifest,
    worker,
    (path) => new URL(`${baseUrl}${path}`, window.location.origin).href,
  );
  const client = liteClient(appId, apiKey, {
    // The requester never contacts this host.
    hosts: [{url: window.location.host, accept: 'readWrite', protocol: 'https'}],
    timeouts: CLIENT_TIMEOUTS,
    requester,
    hostsCache: createHostCache(),
    requestsCache: createNoCache(),
    responsesCache: createNoCache(),
  });
  client.addAlgoliaAgent('docusaurus', docusaurusVersion);
  return {
    client: reportErrors(client),
    prepare(facetFilters, withTexts = false) {
      // The index changes while pages are edited, so reload the manifest each time the search opens.
      if (process.env.NODE_ENV === 'development') manifest.forget();
      return requester.prepare(facetFilters, withTexts);
    },
  };
}
