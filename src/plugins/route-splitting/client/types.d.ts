declare module '@generated/route-splitting/shards' {
  import type {ChunkNames, Registry} from '@docusaurus/types';

  /** A serialized route. The hash is the second argument of ComponentCreator. */
  export interface MainRoute {
    readonly path: string;
    readonly hash?: string;
    readonly routes?: readonly MainRoute[];
    /** Name of the version whose pages are children of this route. */
    readonly shard?: string;
  }

  interface Shard {
    readonly registry: Registry;
    readonly chunkNames: Readonly<Record<string, ChunkNames>>;
    readonly routes: readonly MainRoute[];
    readonly docs: readonly object[];
  }

  /** One shard per docs version, longest path first. */
  const shards: readonly {readonly name: string; readonly path: string; readonly load: () => Promise<Shard>}[];
  export default shards;
}

declare module '@docusaurus/core/lib/client/clientEntry';
