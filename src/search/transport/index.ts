/** The door to searching: one client for both modes, kept for as long as the page lives. */
import type {LiteClient} from 'algoliasearch/lite';
import {liteClient} from 'algoliasearch/lite';
import {EMBEDDED_APP_ID} from '../../config/site';
import {CLIENT_TIMEOUTS} from '../shared/constants';
import {createEmbeddedRequester} from './embeddedRequester';
import {createManifestLoader} from './manifest';
import {createHostCache, createNoCache} from './caches';
import {createWorkerHost} from './workerHost';

export interface SearchSettings {
  readonly appId: string;
  readonly apiKey: string;
  /** Base path of the site, with slashes at both ends. */
  readonly baseUrl: string;
  readonly docusaurusVersion: string;
}

export interface SearchTransport {
  readonly client: LiteClient;
  /**
   * Makes ready for a search with these filters; called when the reader reaches for the search.
   * Contacts nobody in the hosted mode.
   */
  prepare(facetFilters: readonly (readonly string[])[]): Promise<void>;
}

let transport: SearchTransport | undefined;

/** The site's transport. The same one on every call: a client made anew would forget which hosts are down. */
export function getSearchTransport(settings: SearchSettings): SearchTransport {
  transport ??=
    settings.appId === EMBEDDED_APP_ID ? createEmbeddedTransport(settings) : createHostedTransport(settings);
  return transport;
}

function createHostedTransport({appId, apiKey, docusaurusVersion}: SearchSettings): SearchTransport {
  const client = liteClient(appId, apiKey, {timeouts: CLIENT_TIMEOUTS, hostsCache: createHostCache()});
  client.addAlgoliaAgent('docusaurus', docusaurusVersion);
  return {client, prepare: () => Promise.resolve()};
}

function createEmbeddedTransport({appId, apiKey, baseUrl, docusaurusVersion}: SearchSettings): SearchTransport {
  const manifest = createManifestLoader(baseUrl);
  const worker = createWorkerHost(() => new Worker(new URL('./worker.ts', import.meta.url)));
  const requester = createEmbeddedRequester(
    manifest,
    worker,
    (path) => new URL(`${baseUrl}${path}`, window.location.origin).href,
  );
  const client = liteClient(appId, apiKey, {
    // Never contacted: the requester answers in its place.
    hosts: [{url: window.location.host, accept: 'readWrite', protocol: 'https'}],
    timeouts: CLIENT_TIMEOUTS,
    requester,
    hostsCache: createHostCache(),
    requestsCache: createNoCache(),
    responsesCache: createNoCache(),
  });
  client.addAlgoliaAgent('docusaurus', docusaurusVersion);
  return {
    client,
    prepare(facetFilters) {
      // While pages are edited the index changes under the reader: look for a newer one on each opening.
      if (process.env.NODE_ENV === 'development') manifest.forget();
      return requester.prepare(facetFilters);
    },
  };
}
