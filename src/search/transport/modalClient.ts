/** Stands between the modal of DocSearch 3.9 and the client, and makes up for how the modal handles failures. */
import type {LiteClient} from 'algoliasearch/lite';

/** What became of the latest search, for announcing it. */
export type SearchOutcome =
  | {readonly kind: 'found'; readonly query: string; readonly count: number}
  | {readonly kind: 'failed'; readonly query: string};

type SearchParameters = Parameters<LiteClient['search']>[0];
type SearchAnswer = Awaited<ReturnType<LiteClient['search']>>;
type ErrorHandler = (error: unknown) => unknown;

/** Longer than the modal's own chain of promises from a failed search to its idle state (counted: below 30). */
const SETTLING_STEPS = 100;

/**
 * A client for `transformSearchClient`. Call it once per transport: with another identity the modal starts over.
 *
 * Two faults of the modal need it. A failed search sets the status to "error" and, when its promise chain ends,
 * back to "idle", so readers see "No results" instead of the error view. And nobody catches the failure that the
 * chain ends with, so it shows up in the console. Here a search whose hosts are all down ends as an empty answer,
 * and the modal's own error handler is called once the chain has come to rest; other failures are marked as seen.
 * Can go when the modal keeps the status and catches what it throws.
 */
export function createModalClient(client: LiteClient, onOutcome: (outcome: SearchOutcome) => void): LiteClient {
  let latest = 0;

  function search(parameters: SearchParameters): Promise<SearchAnswer> {
    const number = ++latest;
    const query = readQuery(parameters);
    const report = (outcome: SearchOutcome): void => {
      if (number === latest) onOutcome(outcome);
    };
    const answer = client.search(parameters).then((response) => {
      report({kind: 'found', query, count: readCount(response)});
      return response;
    });
    return interceptCatch(answer, (error, handle) => {
      report({kind: 'failed', query});
      if (isRetryError(error)) {
        // An older failure says nothing about the search the reader now waits for.
        void settle().then(() => number === latest && callQuietly(handle, error));
        return emptyAnswer;
      }
      markAsSeen(error);
      return handle(error);
    });
  }

  return Object.assign(Object.create(client) as LiteClient, {search});
}

const emptyAnswer = {results: [{hits: [], nbHits: 0}]};

// The modal calls `.catch(handler).then(...)` on what a search returns; this puts `around` between the two.
function interceptCatch<Value>(
  promise: Promise<Value>,
  around: (error: unknown, handle: ErrorHandler) => unknown,
): Promise<Value> {
  const catchAsBefore = promise.catch.bind(promise);
  return Object.assign(promise, {
    catch: (handler?: ErrorHandler | null) =>
      catchAsBefore(handler ? (error: unknown) => around(error, handler) : undefined),
  });
}

async function settle(): Promise<void> {
  // Steps of the same task rather than a timer: no frame with "No results" may come in between.
  for (let step = 0; step < SETTLING_STEPS; step++) await Promise.resolve();
}

function callQuietly(handle: ErrorHandler, error: unknown): void {
  try {
    handle(error);
  } catch {
    // The handler sets the status and throws the error on; it has been dealt with.
  }
}

const seen = new WeakSet<object>();
let isListening = false;

function markAsSeen(error: unknown): void {
  if (typeof error === 'object' && error !== null) seen.add(error);
  if (isListening) return;
  isListening = true;
  window.addEventListener('unhandledrejection', (event) => {
    if (typeof event.reason === 'object' && event.reason !== null && seen.has(event.reason as object))
      event.preventDefault();
  });
}

function isRetryError(error: unknown): boolean {
  return error instanceof Error && error.name === 'RetryError';
}

function readQuery(parameters: SearchParameters): string {
  const [request] = Array.isArray(parameters) ? parameters : parameters.requests;
  return request && 'query' in request && typeof request.query === 'string' ? request.query : '';
}

function readCount(response: SearchAnswer): number {
  const [result] = response.results;
  return result && 'nbHits' in result ? (result.nbHits ?? 0) : 0;
}
