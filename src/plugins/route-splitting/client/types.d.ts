declare module '@generated/route-splitting/shards' {
  import type {ChunkNames, Registry, Route} from '@docusaurus/types';

  /** A route as data. The hash is the second argument of ComponentCreator. */
  export interface MainRoute {
    readonly path: string;
    readonly hash?: string;
    readonly routes?: readonly MainRoute[];
    /** Name of the version whose pages belong here. */
    readonly shard?: string;
  }

  interface Shard {
    readonly registry: Registry;
    readonly chunkNames: Readonly<Record<string, ChunkNames>>;
    readonly routes: readonly MainRoute[];
    readonly docs: readonly object[];
  }

  /** One per docs version, those with longer paths first. */
  const shards: readonly {readonly name: string; readonly path: string; readonly load: () => Promise<Shard>}[];
  export default shards;
}

declare module '@docusaurus/core/lib/client/clientEntry';
