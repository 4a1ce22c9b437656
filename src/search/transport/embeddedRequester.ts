/** The client's requester in embedded mode: passes requests to the worker instead of the network. */
import type {Requester, Response} from '@algolia/client-common';
import {parseRequest} from '../engine/parseRequest';
import type {SearchQuery} from '../shared/protocol';
import {MalformedRequestError} from '../shared/protocol';
import type {ManifestLoader} from './manifest';
import {chooseIndexes} from './manifest';
import type {WorkerHost} from './workerHost';
import {WorkerError} from './workerHost';

export interface EmbeddedRequester extends Requester {
  /** Preloads the index of a version. If this fails, the first request retries. */
  prepare(facetFilters: readonly (readonly string[])[], withTexts: boolean): Promise<void>;
}

const SEARCH_PATH = /\/1\/indexes\/[^/]+\/queries$/;

/** @param resolveAddress makes the path of an index file absolute */
export function createEmbeddedRequester(
  manifest: ManifestLoader,
  worker: WorkerHost,
  resolveAddress: (path: string) => string,
): EmbeddedRequester {
  async function findFiles(groups: readonly (readonly (readonly string[])[])[]): Promise<string[]> {
    const loaded = await manifest.load();
    const entries = new Set(groups.flatMap((filters) => chooseIndexes(loaded, filters)));
    return [...entries].map(({file}) => resolveAddress(file));
  }

  return {
    async send({url, data, responseTimeout}) {
      if (!SEARCH_PATH.test(new URL(url).pathname))
        return refuse(404, 'The embedded search only responds to search requests.');
      const parsed = parseBody(data);
      if ('refusal' in parsed) return parsed.refusal;
      try {
        const {queries, body} = parsed;
        const files = await findFiles(queries.map(({facetFilters}) => facetFilters));
        const reply = await worker.ask({files, body}, responseTimeout);
        if (reply.kind === 'malformed') return refuse(400, reply.message);
        if (reply.kind === 'failure') throw new Error(reply.message);
        return {status: 200, content: reply.content, isTimedOut: false};
      } catch (error) {
        manifest.forget();
        return {
          status: 0,
          content: error instanceof Error ? error.message : String(error),
          isTimedOut: error instanceof WorkerError && error.isTimedOut,
        };
      }
    },

    async prepare(facetFilters, withTexts) {
      try {
        const files = await findFiles([facetFilters]);
        const reply = await worker.ask({files, load: withTexts ? 'all' : 'index'});
        if (reply.kind !== 'response') throw new Error(reply.message);
      } catch {
        manifest.forget();
      }
    },
  };
}

type ParsedBody = {readonly body: unknown; readonly queries: readonly SearchQuery[]} | {readonly refusal: Response};

function parseBody(data: unknown): ParsedBody {
  try {
    const body: unknown = JSON.parse(typeof data === 'string' ? data : '');
    return {body, queries: parseRequest(body)};
  } catch (error) {
    if (error instanceof MalformedRequestError || error instanceof SyntaxError)
      return {refusal: refuse(400, error.message)};
    throw error;
  }
}

function refuse(status: number, message: string): Response {
  return {status, content: JSON.stringify({message, status}), isTimedOut: false};
}
