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
 * The parts of `@tanstack/react-query` that the harness needs. Each sample
 * project passes its own version, so this folder must not import the package.
 */
export interface TanStackQuery {
  QueryCache: { prototype: Cache<CachedQuery> };
  MutationCache: { prototype: Cache<CachedMutation> };
  QueryClient: {
    prototype: {
      defaultQueryOptions(options: object): object;
      defaultMutationOptions(options?: object): object;
    };
  };
  hashKey(key: Key): string;
}
