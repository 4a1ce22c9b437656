import {listChunks, type GeneratedRoute, type GlobalData, type SiteTables, type VersionData} from './siteTables';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Sources of the modules that take the place of the generated tables, by file name. */
export type ModuleSources = Readonly<Record<string, string>>;

/** The part of the tables that belongs to the pages of one version. */
export interface Slice {
  /** Path of the version's root, with base path. */
  readonly path: string;
  readonly routes: readonly GeneratedRoute[];
  readonly version: VersionData;
  /** Where the version stands in the global data: plugin id and index. */
  readonly place: readonly [string, number];
}

/**
 * Splits the tables that name every page: what belongs to the pages of a docs version becomes a module of its own,
 * loaded with the first page of that version. So the main bundle stays as it is when a version grows.
 */
export function splitTables(tables: SiteTables): ModuleSources {
  const slices = collectSlices(tables);
  const isSliced = new Set(slices.flatMap(({routes}) => routes.map(routeKey)));
  const slicedChunks = new Set(
    slices.flatMap(({routes}) => routes.flatMap((route) => listChunks(tables.routesChunkNames[routeKey(route)]))),
  );
  // A chunk that other routes use too, such as the page component, stays where all can find it.
  const keptNames = Object.entries(tables.routesChunkNames).filter(([key]) => !isSliced.has(key));
  const uses = countUses(tables, isSliced);
  const sharedNames = [...slicedChunks].filter((name) => (uses.get(name) ?? 0) > 1);
  const keptChunks = new Set([...keptNames.flatMap(([, names]) => listChunks(names)), ...sharedNames]);
  const chunksOf = (names: Iterable<string>): string =>
    `{${[...names].map((name) => `${JSON.stringify(name)}: [${tables.registry.get(name) ?? ''}]`).join(',\n')}}`;

  return {
    'routes.js': printRoutesModule(tables.routes, slices),
    'routesChunkNames.js': `export default ${JSON.stringify(Object.fromEntries(keptNames))};\n`,
    'registry.js': `export default ${chunksOf([...tables.registry.keys()].filter((name) => keptChunks.has(name) || !slicedChunks.has(name)))};\n`,
    'globalData.js': `export default ${JSON.stringify(withMainDocsOnly(tables.globalData))};\n`,
    'slices.js': printSlicesModule(slices),
    ...Object.fromEntries(
      slices.map((slice, index) => [
        `slice-${index}.js`,
        printSlice(slice, index, tables, (names) => chunksOf(names.filter((name) => !keptChunks.has(name)))),
      ]),
    ),
  };
}

/** One slice per docs version. @throws Error when the routes have a new shape */
export function collectSlices({routes, globalData}: SiteTables): Slice[] {
  const docs = (globalData[DOCS_PLUGIN] ?? {}) as Record<string, {versions: readonly VersionData[]}>; // the plugin's own format
  return Object.entries(docs).flatMap(([pluginId, {versions}]) =>
    versions.map((version, index) => {
      const root = findPageList(routes, version.path);
      if (!root?.routes) throw new Error(`routes.js has no list of pages for the version at ${version.path}.`);
      return {path: version.path, routes: root.routes, version, place: [pluginId, index] as const};
    }),
  );
}

/** The innermost route of that path whose children are pages. */
function findPageList(routes: readonly GeneratedRoute[], path: string): GeneratedRoute | undefined {
  for (const route of routes) {
    const inner = route.routes && findPageList(route.routes, path);
    if (inner) return inner;
    if (route.path === path && route.routes?.every(({exact}) => exact)) return route;
  }
  return undefined;
}

/** How `routesChunkNames` names a route. */
export const routeKey = ({component}: GeneratedRoute): string => `${component.path}-${component.hash ?? ''}`;

/** How many routes of slices use each chunk. */
function countUses({routesChunkNames}: SiteTables, isSliced: ReadonlySet<string>): Map<string, number> {
  const uses = new Map<string, number>();
  for (const [key, names] of Object.entries(routesChunkNames)) {
    if (!isSliced.has(key)) continue;
    for (const name of new Set(listChunks(names))) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return uses;
}

function printRoutesModule(routes: readonly GeneratedRoute[], slices: readonly Slice[]): string {
  const print = (route: GeneratedRoute): string => {
    const slot = slices.findIndex((slice) => slice.routes === route.routes);
    const children = slot >= 0 ? `slots[${slot}]` : route.routes && `[${route.routes.map(print).join(',\n')}]`;
    return printRoute(route, children);
  };
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
// Filled by the slices, before anything looks for a page of theirs.
export const slots = [${slices.map(() => '[]').join(', ')}];
export default [${routes.map(print).join(',\n')}];
`;
}

function printRoute({component, routes: _, ...rest}: GeneratedRoute, children?: string): string {
  const creator = [component.path, component.hash]
    .filter((word) => word !== undefined)
    .map((word) => JSON.stringify(word));
  const properties = Object.entries(rest).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `{${[...properties, `component: ComponentCreator(${creator.join(', ')})`, ...(children ? [`routes: ${children}`] : [])].join(', ')}}`;
}

/** Longer paths first: the root of 2.x is the beginning of the root of 1.x. */
function printSlicesModule(slices: readonly Slice[]): string {
  const entries = slices
    .map(({path, version}, index) => ({path, version, index}))
    .sort((a, b) => b.path.length - a.path.length)
    .map(
      ({path, version, index}) =>
        `{path: ${JSON.stringify(path)}, load: () => import(/* webpackChunkName: "pages-${version.name}" */ './slice-${index}.js')}`,
    );
  return `export default [${entries.join(', ')}];\n`;
}

function printSlice(
  {routes, version, place}: Slice,
  index: number,
  {routesChunkNames}: SiteTables,
  chunksOf: (names: string[]) => string,
): string {
  const names = Object.fromEntries(routes.map((route) => [routeKey(route), routesChunkNames[routeKey(route)]]));
  const docs = version.docs.filter(({id}) => id !== version.mainDocId);
  const [pluginId, versionIndex] = place;
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import globalData from './globalData.js';
import registry from './registry.js';
import {slots} from './routes.js';
import chunkNames from './routesChunkNames.js';
import {takeOverPage} from '@site/src/plugins/route-splitting/client/takeOverPage';
Object.assign(registry, ${chunksOf([...new Set(Object.values(names).flatMap(listChunks))])});
Object.assign(chunkNames, ${JSON.stringify(names)});
takeOverPage(registry);
globalData[${JSON.stringify(DOCS_PLUGIN)}][${JSON.stringify(pluginId)}].versions[${versionIndex}].docs.push(...${JSON.stringify(docs)});
slots[${index}].push(${routes.map((route) => printRoute(route)).join(',\n')});
`;
}

/** The main page of a version is what links to a version lead to; it has to be known everywhere. */
function withMainDocsOnly(globalData: GlobalData): GlobalData {
  const docs = globalData[DOCS_PLUGIN] as Record<string, {versions: readonly VersionData[]}> | undefined; // as above
  if (!docs) return globalData;
  const lean = Object.entries(docs).map(([pluginId, data]) => {
    const versions = data.versions.map((version) => ({
      ...version,
      docs: version.docs.filter(({id}) => id === version.mainDocId),
    }));
    return [pluginId, {...data, versions}];
  });
  return {...globalData, [DOCS_PLUGIN]: Object.fromEntries(lean) as GlobalData[string]};
}
