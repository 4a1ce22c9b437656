import { createResponse, type UntypedResponse } from './createResponse';
import { createData, type BookshopData } from './data';
import { createHandlers } from './handlers';
import { matchOperation } from './matchOperation';
import { problem } from './problem';
import { readRequestBody, resolveUrl } from './readRequest';
import type { MockResponse, Handler, Method, PathOf } from './types';
import { waitOrAbort } from './waitOrAbort';

export interface MockApi {
  /** Has the signature of the global `fetch`, but never uses the network. */
  fetch: typeof fetch;
  /** The stored data. Change it to set up a test. */
  data: BookshopData;
  /**
   * Replaces the response of one operation for this mock API. Pass a function
   * to read the request, or to return a `Response` that the document does not
   * declare.
   */
  respond<M extends Method, P extends PathOf<M>>(
    method: M,
    path: P,
    response: MockResponse<M, P> | Handler<M, P>,
  ): void;
  /** Delays every response by the given time, in milliseconds. */
  delay(milliseconds: number): void;
  /**
   * Holds every response until the function that it returns is called.
   * `delay(0)` lets later requests pass.
   */
  hold(): () => void;
  /** Makes every request fail as if offline. */
  failNetwork(): void;
  /** Reverts `failNetwork`. */
  restoreNetwork(): void;
}

type AnyHandler = (request: unknown) => UntypedResponse | Response;

/**
 * Creates a bookshop with its own data, responses, and delays.
 *
 * @param wait Waits before every response.
 */
export function createMockApi(wait = waitOrAbort): MockApi {
  const data = createData();
  // The handlers' types only help their authors. From here on, requests are
  // matched by strings, so the table is used without these types.
  const handlers = createHandlers(data) as unknown as Record<
    string,
    Record<string, AnyHandler>
  >;
  let delay: number | Promise<void> = 0;
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
      await wait(delay, init?.signal ?? request?.signal);
      if (!hasNetwork) throw new TypeError('Failed to fetch');

      const ofMethod = handlers[method] ?? {};
      const match = matchOperation(Object.keys(ofMethod), url.pathname);
      if (!match) {
        const detail = `There is no ${method.toUpperCase()} ${url.pathname}.`;
        return createResponse(problem(404, detail));
      }
      const response = ofMethod[match.template]?.({
        path: match.path,
        query: url.searchParams,
        headers: new Headers(init?.headers ?? request?.headers),
        body: await readRequestBody(init?.body ?? request?.body),
      });
      // Always defined, because the key comes from the same table.
      return createResponse(response as UntypedResponse | Response);
    },
    respond(method, path, response) {
      const handler = (
        typeof response === 'function' ? response : () => response
      ) as AnyHandler;
      handlers[method] = { ...handlers[method], [path]: handler };
    },
    delay(milliseconds) {
      delay = milliseconds;
    },
    hold() {
      let release: (() => void) | undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      delay = released;
      return () => {
        if (delay === released) delay = 0;
        release?.();
      };
    },
    failNetwork() {
      hasNetwork = false;
    },
    restoreNetwork() {
      hasNetwork = true;
    },
  };
}
