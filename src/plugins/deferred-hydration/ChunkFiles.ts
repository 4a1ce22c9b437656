/** The part of webpack's and Rspack's compiler that is used here. */
interface Compiler {
  readonly hooks: {readonly done: {tap(name: string, listener: (stats: Stats) => void): void}};
}

interface Stats {
  toJson(options: object): {
    readonly namedChunkGroups?: Readonly<Record<string, {readonly assets?: readonly {readonly name: string}[]}>>;
  };
}

/** Bundler plugin: remembers which files a named chunk consists of. */
export class ChunkFiles {
  private readonly filesByChunk = new Map<string, readonly string[]>();

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ChunkFiles', (stats) => {
      const {namedChunkGroups = {}} = stats.toJson({all: false, chunkGroups: true});
      for (const [name, {assets = []}] of Object.entries(namedChunkGroups)) {
        this.filesByChunk.set(
          name,
          assets.map((asset) => asset.name).filter((file) => file.endsWith('.js')),
        );
      }
    });
  }

  /** Files of several chunks, each once, relative to the build folder. */
  find(chunkNames: readonly string[]): string[] {
    return [...new Set(chunkNames.flatMap((name) => this.filesByChunk.get(name) ?? []))];
  }
}
