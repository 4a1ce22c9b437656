type Key = readonly unknown[];

interface Cache<Entry> {
  add(entry: Entry): void;
  getAll(): Entry[];
  clear(): void;
}

export interface CachedQuery {
  queryKey: Key;
  state: { fetchStatus: string };
}

export interface CachedMutation {
  options: { mutationKey?: Key };
  state: { status: string; isPaused: boolean };
}

/**
 * What the harness needs of `@tanstack/react-query`. Each sample project has
 * a version of its own and hands it in; nothing here may import one.
 */
export interface TanStackQuery {
  QueryCache: { prototype: Cache<CachedQuery> };
  MutationCache: { prototype: Cache<CachedMutation> };
  QueryClient: {
    prototype: { defaultQueryOptions(options: object): object };
  };
  hashKey(key: Key): string;
}
