import { createMockApi, type MockApi } from '../mock-api';
import { waitOrAbort } from '../../common/mock-api/waitOrAbort';
import { describeRequest } from '../../common/testing/recordFetch';

/** Long enough to see that a request is pending. In milliseconds. */
export const DEFAULT_LATENCY = 400;

/** A request of a running sample. The page shows a list of them. */
export interface LoggedRequest {
  id: number;
  method: string;
  url: string;
  headers: Record<string, string>;
  /** Absent when the request has no body. */
  body?: unknown;
  /** Absent without a response. */
  status?: number;
  state: 'pending' | 'responded' | 'failed' | 'canceled';
}

export interface LoggingFetch {
  mockApi: MockApi;
  /** Has the signature of the global `fetch`, but never uses the network. */
  fetch: typeof fetch;
  /** Replaced by a new array whenever a request changes. */
  requests: () => readonly LoggedRequest[];
  setLatency: (milliseconds: number) => void;
  /** Whether the next request gets an error response. */
  setFailNext: (failNext: boolean) => void;
  isFailNext: () => boolean;
  setOnline: (isOnline: boolean) => void;
}

/** Creates its own mock API, and logs all requests to it. */
export function createLoggingFetch(onChange: () => void): LoggingFetch {
  const mockApi = createMockApi();
  let requests: readonly LoggedRequest[] = [];
  let latency = DEFAULT_LATENCY;
  mockApi.delay(latency);
  let failNext = false;

  function change(id: number, news: Partial<LoggedRequest>): void {
    requests = requests.map((request) =>
      request.id === id ? { ...request, ...news } : request,
    );
    onChange();
  }

  async function respond(
    ...[input, init]: Parameters<typeof fetch>
  ): Promise<Response> {
    if (!failNext) return mockApi.fetch(input, init);
    failNext = false;
    await waitOrAbort(latency, init?.signal);
    return createServerError();
  }

  return {
    mockApi,
    async fetch(input, init) {
      const { method, url, headers, body } = describeRequest(input, init);
      const id = requests.length;
      const hasBody = body !== null;
      const logged = { id, method, url, headers, ...(hasBody && { body }) };
      requests = [...requests, { ...logged, state: 'pending' }];
      onChange();
      try {
        const response = await respond(input, init);
        change(id, { status: response.status, state: 'responded' });
        return response;
      } catch (error) {
        change(id, {
          state: init?.signal?.aborted ? 'canceled' : 'failed',
        });
        throw error;
      }
    },
    requests: () => requests,
    setLatency(milliseconds) {
      latency = milliseconds;
      mockApi.delay(milliseconds);
    },
    setFailNext(value) {
      failNext = value;
      onChange();
    },
    isFailNext: () => failNext,
    setOnline(isOnline) {
      if (isOnline) mockApi.restoreNetwork();
      else mockApi.failNetwork();
    },
  };
}

/** What a server sends that failed by itself. */
function createServerError(): Response {
  const problem = {
    type: 'about:blank',
    title: 'Internal Server Error',
    status: 500,
    detail: 'This request was made to fail.',
  };
  const headers = { 'content-type': 'application/problem+json' };
  return new Response(JSON.stringify(problem), { status: 500, headers });
}
