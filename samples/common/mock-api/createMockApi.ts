import { createResponse, type UntypedAnswer } from './createResponse';
import { createData, type BookshopData } from './data';
import { createHandlers } from './handlers';
import { matchOperation } from './matchOperation';
import { problem } from './problem';
import { readRequestBody, resolveUrl } from './readRequest';
import type { Answer, Handler, Method, PathOf } from './types';
import { waitOrAbort } from './waitOrAbort';

export interface MockApi {
  /** Has the shape of the global `fetch`; never touches the network. */
  fetch: typeof fetch;
  /** What the API remembers; change it to set up a test. */
  data: BookshopData;
  /**
   * Replaces the answer of one operation until the mock API is dropped. Give
   * a function to look at the request, or to return a `Response` that the
   * document does not declare.
   */
  answer<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    answer: Answer<M, P> | Handler<M, P>,
  ): void;
  /** Lets every answer take the given time, in milliseconds. */
  delay(milliseconds: number): void;
  /** Lets every request fail as if there were no network. */
  failNetwork(): void;
  /** Ends `failNetwork`. */
  restoreNetwork(): void;
}

type AnyHandler = (request: unknown) => UntypedAnswer | Response;

/** Makes a bookshop of its own: data, answers, and delays are not shared. */
export function createMockApi(): MockApi {
  const data = createData();
  // The types of the handlers are for those who write them. From here on a
  // request is found by its text, so the table is read without them.
  const handlers = createHandlers(data) as unknown as Record<
    string,
    Record<string, AnyHandler>
  >;
  let delay = 0;
  let hasNetwork = true;

  return {
    data,
    async fetch(input, init) {
      const request = input instanceof Request ? input : undefined;
      const url = resolveUrl(request?.url ?? String(input));
      const method = (
        init?.method ??
        request?.method ??
        'GET'
      ).toLowerCase();
      await waitOrAbort(delay, init?.signal ?? request?.signal);
      if (!hasNetwork) throw new TypeError('Failed to fetch');

      const ofMethod = handlers[method] ?? {};
      const match = matchOperation(Object.keys(ofMethod), url.pathname);
      if (!match) {
        const detail = `There is no ${method.toUpperCase()} ${url.pathname}.`;
        return createResponse(problem(404, detail));
      }
      const answer = ofMethod[match.template]?.({
        path: match.path,
        query: url.searchParams,
        headers: new Headers(init?.headers ?? request?.headers),
        body: await readRequestBody(init?.body ?? request?.body),
      });
      // The key was found in this very table, so there is an answer.
      return createResponse(answer as UntypedAnswer | Response);
    },
    answer(method, path, answer) {
      const handler = (
        typeof answer === 'function' ? answer : () => answer
      ) as AnyHandler;
      handlers[method] = { ...handlers[method], [path]: handler };
    },
    delay(milliseconds) {
      delay = milliseconds;
    },
    failNetwork() {
      hasNetwork = false;
    },
    restoreNetwork() {
      hasNetwork = true;
    },
  };
}
