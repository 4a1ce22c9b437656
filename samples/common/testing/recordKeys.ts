import type { TanStackQuery } from './tanstackQuery';

type Key = readonly unknown[];

export interface KeyRecorder {
  queryKeys: Key[];
  mutationKeys: Key[];
  /** Number of pending queries and mutations in all clients. */
  countPending: () => number;
  /** Clears every cache that was used, and stops recording. */
  stop: () => void;
}

/**
 * Records the keys of all cache entries, whichever QueryClient the sample uses.
 * Also makes retries immediate, so that tests do not wait for them. The number
 * of retries stays the same.
 */
export function recordKeys({
  QueryCache,
  MutationCache,
  QueryClient,
  hashKey,
}: TanStackQuery): KeyRecorder {
  const queryKeys = new Map<string, Key>();
  const mutationKeys = new Map<string, Key>();
  const queryCaches = new Set<typeof QueryCache.prototype>();
  const mutationCaches = new Set<typeof MutationCache.prototype>();
  const addQuery = QueryCache.prototype.add;
  const addMutation = MutationCache.prototype.add;
  const { defaultQueryOptions, defaultMutationOptions } =
    QueryClient.prototype;

  QueryCache.prototype.add = function add(query) {
    queryCaches.add(this);
    const { queryKey } = query;
    queryKeys.set(hashKey(queryKey), queryKey);
    addQuery.call(this, query);
  };
  MutationCache.prototype.add = function add(mutation) {
    mutationCaches.add(this);
    const { mutationKey } = mutation.options;
    if (mutationKey) mutationKeys.set(hashKey(mutationKey), mutationKey);
    addMutation.call(this, mutation);
  };
  QueryClient.prototype.defaultQueryOptions = function withoutWaiting(
    options,
  ) {
    return defaultQueryOptions.call(this, { retryDelay: 0, ...options });
  };
  QueryClient.prototype.defaultMutationOptions = function withoutWaiting(
    options,
  ) {
    return defaultMutationOptions.call(this, { retryDelay: 0, ...options });
  };

  return {
    get queryKeys() {
      return [...queryKeys.values()];
    },
    get mutationKeys() {
      return [...mutationKeys.values()];
    },
    countPending: () =>
      [...queryCaches]
        .flatMap((cache) => cache.getAll())
        .filter(({ state }) => state.fetchStatus === 'fetching').length +
      [...mutationCaches]
        .flatMap((cache) => cache.getAll())
        .filter(
          ({ state }) => state.status === 'pending' && !state.isPaused,
        ).length,
    stop: () => {
      QueryCache.prototype.add = addQuery;
      MutationCache.prototype.add = addMutation;
      QueryClient.prototype.defaultQueryOptions = defaultQueryOptions;
      QueryClient.prototype.defaultMutationOptions = defaultMutationOptions;
      queryCaches.forEach((cache) => cache.clear());
      mutationCaches.forEach((cache) => cache.clear());
    },
  };
}
