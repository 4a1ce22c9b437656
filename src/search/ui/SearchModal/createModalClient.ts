import type {LiteClient} from 'algoliasearch/lite';

/** How the latest search ended. */
export type SearchOutcome =
  | {readonly kind: 'found'; readonly query: string; readonly count: number}
  /** No host could be reached (RetryError). */
  | {readonly kind: 'unreachable'; readonly query: string}
  /** A host responded, but not with results: ApiError, DeserializationError and the like. */
  | {readonly kind: 'refused'; readonly query: string};

export interface ModalClient {
  readonly client: LiteClient;
  /** Ignores the outcomes of pending searches. */
  forget(): void;
}

type SearchParameters = Parameters<LiteClient['search']>[0];
type SearchResponse = Awaited<ReturnType<LiteClient['search']>>;

const NO_RESULTS = {results: [{hits: [], nbHits: 0}]} as unknown as SearchResponse; // The only fields that the modal reads.

/**
 * A client for the `transformSearchClient` prop of DocSearch 3.9. A failed search resolves with no results and is
 * reported to `onOutcome`, because DocSearch cannot show errors: it sets the status to "error", rethrows the error, and
 * then resets the status to "idle". Call this once per modal, because a new client resets the modal.
 */
export function createModalClient(client: LiteClient, onOutcome: (outcome: SearchOutcome) => void): ModalClient {
  let started = 0;
  let settled = 0;

  async function search(parameters: SearchParameters): Promise<SearchResponse> {
    const number = ++started;
    const query = readQuery(parameters);
    const report = (outcome: SearchOutcome): void => {
      if (number < settled) return; // A later search has ended before this one.
      settled = number;
      onOutcome(outcome);
    };
    try {
      const response = await client.search(parameters);
      report({kind: 'found', query, count: readCount(response)});
      return response;
    } catch (error) {
      const isUnreachable = error instanceof Error && error.name === 'RetryError';
      report({kind: isUnreachable ? 'unreachable' : 'refused', query});
      return NO_RESULTS;
    }
  }

  return {
    client: Object.assign(Object.create(client) as LiteClient, {search}),
    forget: () => {
      settled = started + 1;
    },
  };
}

function readQuery(parameters: SearchParameters): string {
  const [request] = Array.isArray(parameters) ? parameters : parameters.requests;
  return request && 'query' in request && typeof request.query === 'string' ? request.query : '';
}

function readCount(response: SearchResponse): number {
  const [result] = response.results;
  return result && 'nbHits' in result ? (result.nbHits ?? 0) : 0;
}
