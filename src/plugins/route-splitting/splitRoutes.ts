import type {ChunkNames, GeneratedModules, Route, VersionData} from './generatedModules';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** JavaScript sources by file name. */
export type ModuleSources = Readonly<Record<string, string>>;

/**
 * Splits the modules that list every page of the site. The pages of each docs version move to a shard: a separate
 * module that loads with the first page of the version. The rest, in the main bundle, does not grow with the number of
 * pages.
 *
 * @returns replacements for Docusaurus' `routes.js`, `routesChunkNames.js`, `registry.js`, and `globalData.js`, a
 *   `shard-<version>.js` for each version, and `shards.js`, which loads the shards
 */
export function splitRoutes({routes, routesChunkNames, registry, globalData}: GeneratedModules): ModuleSources {
  const versionRoots = findVersionRoots(routes, globalData);
  // Longest path first, because `/docs/1.x` starts with `/docs`.
  const shards = [...versionRoots]
    .map(([{routes: pages = []}, version]) => ({...version, routes: pages}))
    .sort((one, other) => other.path.length - one.path.length);
  const chunkNamesOf = (list: readonly Route[]): Record<string, ChunkNames> =>
    Object.fromEntries(
      flatten(list).flatMap(({path, hash}) => {
        const key = `${path}-${hash}`;
        return routesChunkNames[key] === undefined ? [] : [[key, routesChunkNames[key]]];
      }),
    );
  const printRegistry = (names: readonly string[]): string =>
    `{${names.map((name) => `${JSON.stringify(name)}: [${registry[name]}]`).join(',\n')}}`;

  const mainRoutes = withoutPages(routes, versionRoots);
  const mainChunkNames = chunkNamesOf(mainRoutes);
  const mainChunks = new Set(listChunks(mainChunkNames));
  const shardChunks = new Set(listChunks(chunkNamesOf(shards.flatMap((shard) => shard.routes))));
  const isInMain = (name: string): boolean => mainChunks.has(name) || !shardChunks.has(name);

  return {
    'routes.js':
      `import {createRoute} from '@site/src/plugins/route-splitting/client/routes';\n` +
      `export default ${JSON.stringify(mainRoutes)}.map(createRoute);\n`,
    'routesChunkNames.js': `export default ${JSON.stringify(mainChunkNames)};\n`,
    'registry.js': `export default ${printRegistry(Object.keys(registry).filter(isInMain))};\n`,
    'globalData.js': `export default ${JSON.stringify(withMainDocsOnly(globalData))};\n`,
    'shards.js': `export default [\n${shards.map(printLoader).join(',\n')}\n];\n`,
    ...Object.fromEntries(
      shards.map(({name, mainDocId, docs, routes: pages}) => {
        const chunkNames = chunkNamesOf(pages);
        const others = docs.filter(({id}) => id !== mainDocId);
        return [
          `shard-${name}.js`,
          `export const registry = ${printRegistry([...new Set(listChunks(chunkNames))])};\n` +
            `export const {chunkNames, routes, docs} = ${JSON.stringify({chunkNames, routes: pages, docs: others})};\n`,
        ];
      }),
    ),
  };
}

/** Chunk name of a version's shard. */
export const shardChunkName = ({name}: VersionData): string => `pages-${name}`;

function printLoader(version: VersionData): string {
  const {name, path} = version;
  const load = `() => import(/* webpackChunkName: "${shardChunkName(version)}" */ './shard-${name}.js')`;
  return `{name: ${JSON.stringify(name)}, path: ${JSON.stringify(path)}, load: ${load}}`;
}

/** Finds the routes whose children are the pages of a docs version: the innermost route with the version's path. */
export function findVersionRoots(
  routes: readonly Route[],
  globalData: GeneratedModules['globalData'],
): ReadonlyMap<Route, VersionData> {
  const [docs, ...others] = Object.values(readDocsData(globalData));
  if (!docs || others.length > 0) {
    throw new Error(
      `globalData.json should have exactly one instance of ${DOCS_PLUGIN}. Adapt src/plugins/route-splitting.`,
    );
  }
  return new Map(
    docs.versions.map((version) => {
      const root = flatten(routes).find(
        ({path, routes: pages}) => path === version.path && pages?.every(({exact}) => exact),
      );
      if (!root) throw new Error(`routes.js has no list of pages for the version at ${version.path}.`);
      return [root, version];
    }),
  );
}

/** Name of the one chunk that the layout chunks are merged into. */
export const LAYOUT_CHUNK = 'docs';

/** The chunks that every page of the docs loads. As one file they compress better, and are fewer requests. */
export function listLayoutChunks({routes, routesChunkNames, globalData}: GeneratedModules): string[] {
  const chunksOf = ({path, hash}: Route): string[] => listChunks(routesChunkNames[`${path}-${hash}`] ?? []);
  const chunksOfPages = [...findVersionRoots(routes, globalData).keys()].flatMap((root) => {
    const around = flatten(routes).filter((route) => flatten([route]).includes(root));
    return (root.routes ?? []).map((page) => [...around, page].flatMap(chunksOf));
  });
  return chunksOfPages.reduce((shared, chunks) => shared.filter((name) => chunks.includes(name)));
}

/** Removes the pages of each version, and marks their parent route with the version's name. */
function withoutPages(routes: readonly Route[], versionRoots: ReadonlyMap<Route, VersionData>): Route[] {
  return routes.map((route) => {
    const version = versionRoots.get(route);
    if (version) return {...route, routes: [], shard: version.name};
    return route.routes ? {...route, routes: withoutPages(route.routes, versionRoots)} : route;
  });
}

function flatten(routes: readonly Route[]): Route[] {
  return routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);
}

export function listChunks(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(listChunks);
}

/** Keeps only each version's main page, which the links to the version need on every page. */
function withMainDocsOnly(globalData: GeneratedModules['globalData']): object {
  const docs = Object.entries(readDocsData(globalData)).map(([id, {versions, ...data}]) => {
    const lean = versions.map((version) => ({
      ...version,
      docs: version.docs.filter((doc) => doc.id === version.mainDocId),
    }));
    return [id, {...data, versions: lean}];
  });
  return {...globalData, [DOCS_PLUGIN]: Object.fromEntries(docs) as object};
}

function readDocsData(globalData: GeneratedModules['globalData']): Record<string, {readonly versions: VersionData[]}> {
  return (globalData[DOCS_PLUGIN] ?? {}) as ReturnType<typeof readDocsData>; // the docs plugin's format
}
