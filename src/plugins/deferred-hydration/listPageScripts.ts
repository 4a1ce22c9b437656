import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  findVersionRoots,
  LAYOUT_CHUNK,
  listChunks,
  listLayoutChunks,
  shardChunkName,
} from '../route-splitting/splitRoutes';
import {readGeneratedModules, type Route} from '../route-splitting/generatedModules';

/** Docusaurus' `client-manifest.json`: chunk ids by chunk name, and files by chunk id. */
interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
}

/**
 * URLs of the scripts that each page needs in addition to the main bundle, by page file: those of its route, its parent
 * routes, and the shard of its version. With Rspack, Docusaurus 3.7.0 does not list them in the page.
 */
export function listPageScripts(generatedFilesDir: string, baseUrl: string): ReadonlyMap<string, readonly string[]> {
  const modules = readGeneratedModules(generatedFilesDir);
  const {routes, routesChunkNames, globalData} = modules;
  const layoutChunks = listLayoutChunks(modules);
  const versionRoots = findVersionRoots(routes, globalData);
  const {origins, assets} = JSON.parse(
    readFileSync(join(generatedFilesDir, 'client-manifest.json'), 'utf8'),
  ) as ClientManifest; // Docusaurus' format; checked below
  const scriptsByFile = new Map<string, readonly string[]>();

  /** Empty for a chunk whose modules are all in the main bundle. */
  const findScripts = (chunkName: string): string[] =>
    (origins[layoutChunks.includes(chunkName) ? LAYOUT_CHUNK : chunkName] ?? []).flatMap((id) =>
      (assets[id]?.js ?? []).map(({file}) => baseUrl + file),
    );

  function visit(route: Route, outer: readonly string[]): void {
    const version = versionRoots.get(route);
    const chunks = [
      ...outer,
      ...listChunks(routesChunkNames[`${route.path}-${route.hash}`] ?? []),
      ...(version === undefined ? [] : [shardChunkName(version)]),
    ];
    if (route.exact) {
      const scripts = [...new Set(chunks.flatMap(findScripts))];
      if (scripts.length === 0) {
        throw new Error(
          `client-manifest.json lists no script for the page ${route.path}. Adapt src/plugins/deferred-hydration.`,
        );
      }
      scriptsByFile.set(fileOf(route.path.slice(baseUrl.length)), scripts);
    }
    route.routes?.forEach((child) => visit(child, chunks));
  }

  routes.forEach((route) => visit(route, []));
  return scriptsByFile;
}

const fileOf = (path: string): string => (path === '' ? 'index.html' : `${path}.html`);
