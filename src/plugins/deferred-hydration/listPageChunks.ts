import {listChunks, shardChunkName, findVersionRoots} from '../route-splitting/splitRoutes';
import {readGeneratedModules, type Route} from '../route-splitting/generatedModules';

/**
 * The names of the chunks that each page loads on its own, by the page's file: those of its route, of the routes around
 * it, and the shard of its version. With Rspack, Docusaurus 3.7.0 does not write them into the page.
 */
export function listPageChunks(generatedFilesDir: string, baseUrl: string): ReadonlyMap<string, readonly string[]> {
  const {routes, routesChunkNames, globalData} = readGeneratedModules(generatedFilesDir);
  const versionRoots = findVersionRoots(routes, globalData);
  const chunksByFile = new Map<string, readonly string[]>();

  function visit(route: Route, outer: readonly string[]): void {
    const version = versionRoots.get(route);
    const chunks = [
      ...outer,
      ...listChunks(routesChunkNames[`${route.path}-${route.hash}`] ?? []),
      ...(version === undefined ? [] : [shardChunkName(version)]),
    ];
    if (route.exact) chunksByFile.set(fileOf(route.path.slice(baseUrl.length)), chunks);
    route.routes?.forEach((child) => visit(child, chunks));
  }

  routes.forEach((route) => visit(route, []));
  return chunksByFile;
}

const fileOf = (path: string): string => (path === '' ? 'index.html' : `${path}.html`);
