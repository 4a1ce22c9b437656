import {
  QueryClient,
  type Mutation,
  type Query,
  type QueryCache,
  type QueryClientConfig,
  type QueryFilters,
} from '@tanstack/react-query';

/** An entry in the cache of a running sample. The page shows a list of them. */
export interface CacheEntry {
  /** Identifies the entry. */
  hash: string;
  key: unknown;
  /** What the sample calls the operation, such as `books.getBook`. */
  operation?: string | undefined;
  kind: 'query' | 'mutation';
  status: string;
  fetchStatus: string;
  observers: number;
  /** Milliseconds since the epoch, or 0 when the entry has no data yet. */
  updatedAt: number;
  isInvalidated: boolean;
  /** Name of the call that has just matched this entry. */
  hit?: string;
}

/** A call of a `QueryClient` that takes a filter or a key. */
export interface ClientCall {
  name: string;
  /** Number of entries that the filter matched. */
  matched: number;
}

export interface ClientWatch {
  /** Replaces TanStack Query's class: watches all clients made with it. */
  QueryClient: typeof QueryClient;
  /** The clients, in the order in which the sample made them. */
  clients: readonly QueryClient[];
  entries: () => CacheEntry[];
  lastCall: () => ClientCall | undefined;
  /** Clears all caches and stops watching them. */
  stop: () => void;
}

/** How long an entry says which call has matched it. */
const HIT_TIME = 2500;

/** Methods whose first argument is a filter. */
const FILTER_METHODS = [
  'cancelQueries',
  'getQueriesData',
  'invalidateQueries',
  'refetchQueries',
  'removeQueries',
  'resetQueries',
  'setQueriesData',
] as const;

/**
 * Watches the caches of all `QueryClient`s that a sample creates.
 *
 * @param nameOf the name of the operation that a key belongs to
 */
export function watchClients(
  onChange: () => void,
  nameOf: (key: readonly unknown[]) => string | undefined,
): ClientWatch {
  const clients: QueryClient[] = [];
  const stops: (() => void)[] = [];
  const hits = new Map<Query, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastCall: ClientCall | undefined;
  let depth = 0;

  function noteHits(name: string, matched: readonly Query[]): void {
    lastCall = { name, matched: matched.length };
    // Only the entries of the last call, which the page names above the list.
    hits.clear();
    matched.forEach((query) => hits.set(query, name));
    clearTimeout(timer);
    timer = setTimeout(() => {
      hits.clear();
      onChange();
    }, HIT_TIME);
    onChange();
  }

  function watch(client: QueryClient): void {
    const cache = client.getQueryCache();
    clients.push(client);
    stops.push(
      cache.subscribe(onChange),
      client.getMutationCache().subscribe(onChange),
    );
    for (const name of [...FILTER_METHODS, 'setQueryData'] as const) {
      // Their types differ, but not what is done to them.
      const method = client[name].bind(client) as (
        ...parameters: unknown[]
      ) => unknown;
      const watched = (...parameters: unknown[]): unknown => {
        // Calls that another call makes, such as refetching, do not count.
        if (depth > 0) return method(...parameters);
        const find = (): Query[] => findMatched(cache, name, parameters[0]);
        const matched = find();
        depth += 1;
        try {
          return method(...parameters);
        } finally {
          depth -= 1;
          // `setQueryData` may have created the entry.
          noteHits(name, name === 'setQueryData' ? find() : matched);
        }
      };
      Object.assign(client, { [name]: watched });
    }
  }

  class WatchedQueryClient extends QueryClient {
    constructor(config?: QueryClientConfig) {
      super(config);
      watch(this);
    }
  }

  return {
    QueryClient: WatchedQueryClient,
    clients,
    entries: () =>
      clients.flatMap((client, index) => [
        ...client
          .getQueryCache()
          .getAll()
          .map((query) => ({
            ...describeQuery(query, index, hits.get(query)),
            operation: nameOf(query.queryKey),
          })),
        ...client
          .getMutationCache()
          .getAll()
          .map((mutation) => ({
            ...describeMutation(mutation, index),
            operation: nameOf(mutation.options.mutationKey ?? []),
          })),
      ]),
    lastCall: () => lastCall,
    stop() {
      stops.forEach((stop) => stop());
      clearTimeout(timer);
      clients.forEach((client) => client.clear());
    },
  };
}

function findMatched(
  cache: QueryCache,
  method: string,
  filtersOrKey: unknown,
): Query[] {
  const filters =
    method === 'setQueryData'
      ? { queryKey: filtersOrKey, exact: true }
      : filtersOrKey;
  return cache.findAll(filters as QueryFilters | undefined);
}

function describeQuery(
  query: Query,
  clientIndex: number,
  hit: string | undefined,
): CacheEntry {
  const { status, fetchStatus, dataUpdatedAt, isInvalidated } = query.state;
  return {
    hash: `${clientIndex} ${query.queryHash}`,
    key: copyKey(query.queryKey),
    kind: 'query',
    status,
    fetchStatus,
    observers: query.getObserversCount(),
    updatedAt: dataUpdatedAt,
    isInvalidated,
    ...(hit !== undefined && { hit }),
  };
}

function describeMutation(
  { mutationId, options, state }: Mutation,
  clientIndex: number,
): CacheEntry {
  const { status, isPaused, submittedAt } = state;
  return {
    hash: `${clientIndex} mutation ${mutationId}`,
    key: copyKey(options.mutationKey ?? []),
    kind: 'mutation',
    status,
    fetchStatus: isPaused ? 'paused' : 'idle',
    observers: 0,
    updatedAt: submittedAt,
    isInvalidated: false,
  };
}

/** As plain JSON, because the page only shows it. */
function copyKey(key: readonly unknown[]): unknown {
  return JSON.parse(JSON.stringify(key));
}
