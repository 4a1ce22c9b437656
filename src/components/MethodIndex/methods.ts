/** One method that the client offers for an operation. */
export interface Method {
  readonly name: string;
  /** What it does, as a phrase that ends with a period. */
  readonly purpose: string;
  /** First release with the method, if 1.x does not have it. */
  readonly since?: string;
}

export interface MethodGroup {
  /** Folder of the pages, as in `hooks/useQuery`. */
  readonly folder: 'hooks' | 'query-client';
  readonly methods: readonly Method[];
}

export type GroupName = 'hooks' | 'keys' | 'fetching' | 'reading' | 'writing' | 'acting';

/** All methods of an operation, most common first. */
export const METHOD_GROUPS: Readonly<Record<GroupName, MethodGroup>> = {
  hooks: {
    folder: 'hooks',
    methods: [
      {name: 'useQuery', purpose: 'Loads data for a component and keeps it fresh.'},
      {name: 'useSuspenseQuery', purpose: 'Loads data under a Suspense boundary. The data is always defined.'},
      {name: 'useInfiniteQuery', purpose: 'Loads a list page by page.'},
      {name: 'useSuspenseInfiniteQuery', purpose: 'Loads a list page by page under a Suspense boundary.'},
      {name: 'useQueries', purpose: 'Runs one operation with many sets of parameters at once.'},
      {
        name: 'useSuspenseQueries',
        purpose: 'Runs several queries under a Suspense boundary.',
      },
      {name: 'useMutation', purpose: 'Sends a change and returns its state.'},
      {name: 'useMutationState', purpose: 'Reads the mutations of an operation, whichever component started them.'},
      {name: 'useIsFetching', purpose: 'Counts the queries that are fetching.'},
      {name: 'useIsMutating', purpose: 'Counts the mutations that are pending.'},
    ],
  },
  keys: {
    folder: 'query-client',
    methods: [
      {name: 'getQueryKey', purpose: 'Returns the key that a query is cached under.'},
      {name: 'getInfiniteQueryKey', purpose: 'Returns the key of an infinite query.'},
      {name: 'getMutationKey', purpose: 'Returns the key of a mutation.'},
    ],
  },
  fetching: {
    folder: 'query-client',
    methods: [
      {name: 'fetchQuery', purpose: 'Loads data into the cache and returns it.'},
      {name: 'prefetchQuery', purpose: 'Loads data ahead of time; ignores errors.'},
      {name: 'ensureQueryData', purpose: 'Returns cached data, or loads it if there is none.', since: '2.0'},
      {name: 'fetchInfiniteQuery', purpose: 'Loads pages into the cache and returns them.'},
      {name: 'prefetchInfiniteQuery', purpose: 'Loads pages ahead of time; ignores errors.'},
      {name: 'ensureInfiniteQueryData', purpose: 'Returns cached pages, or loads them.', since: '2.0'},
    ],
  },
  reading: {
    folder: 'query-client',
    methods: [
      {name: 'getQueryData', purpose: 'Reads the cached data of one query.'},
      {name: 'getInfiniteQueryData', purpose: 'Reads the cached pages of one list.'},
      {name: 'getQueriesData', purpose: 'Reads the cached data of all queries that match a filter.'},
      {name: 'getQueryState', purpose: 'Reads status, error, and age of one query.'},
      {name: 'getInfiniteQueryState', purpose: 'Reads status, error, and age of an infinite query.'},
      {name: 'getMutationCache', purpose: 'Finds the mutations of an operation.', since: '2.11'},
      {name: 'isFetching', purpose: 'Counts the queries that are fetching, outside React.'},
      {name: 'isMutating', purpose: 'Counts the mutations that are pending, outside React.'},
    ],
  },
  writing: {
    folder: 'query-client',
    methods: [
      {name: 'setQueryData', purpose: 'Writes the cached data of one query.'},
      {name: 'setInfiniteQueryData', purpose: 'Writes the cached pages of one list.'},
      {name: 'setQueriesData', purpose: 'Changes the cached data of all queries that match a filter.'},
    ],
  },
  acting: {
    folder: 'query-client',
    methods: [
      {name: 'invalidateQueries', purpose: 'Marks cached data as stale and refetches the queries on screen.'},
      {name: 'refetchQueries', purpose: 'Refetches cached queries.'},
      {name: 'cancelQueries', purpose: 'Aborts requests in flight.'},
      {name: 'resetQueries', purpose: 'Resets queries to their initial state.'},
      {name: 'removeQueries', purpose: 'Deletes queries from the cache.'},
    ],
  },
};
