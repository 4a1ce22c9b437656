import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {findPageFile} from '../../lib/builtSite';
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
  readonly assets: Readonly<
    Record<string, Readonly<Partial<Record<'js' | 'css', readonly {readonly file: string}[]>>>>
  >;
}

/** URLs of the files that a page needs in addition to those of every page. */
export interface PageFiles {
  readonly scripts: readonly string[];
  readonly styleSheets: readonly string[];
}

/** The style sheet of every page, which its HTML already links. */
const MAIN_STYLE_SHEET = /\/styles\.[^/]*$/;

/**
 * The scripts and style sheets of each page, by page file: those of its route, its parent routes, and the shard of its
 * version. With Rspack, Docusaurus 3.7.0 does not list them in the page.
 */
export function listPageFiles(generatedFilesDir: string, baseUrl: string): ReadonlyMap<string, PageFiles> {
  const modules = readGeneratedModules(generatedFilesDir);
  const {routes, routesChunkNames, globalData} = modules;
  const layoutChunks = listLayoutChunks(modules);
  const versionRoots = findVersionRoots(routes, globalData);
  const {origins, assets} = JSON.parse(
    readFileSync(join(generatedFilesDir, 'client-manifest.json'), 'utf8'),
  ) as ClientManifest; // Docusaurus' format; checked below
  const filesByPage = new Map<string, PageFiles>();

  /** Empty for a chunk whose modules are all in the main bundle. */
  const findFiles = (chunkName: string, type: 'js' | 'css'): string[] =>
    (origins[layoutChunks.includes(chunkName) ? LAYOUT_CHUNK : chunkName] ?? []).flatMap((id) =>
      (assets[id]?.[type] ?? []).map(({file}) => baseUrl + file),
    );

  function visit(route: Route, outer: readonly string[]): void {
    const version = versionRoots.get(route);
    const chunks = [
      ...outer,
      ...listChunks(routesChunkNames[`${route.path}-${route.hash}`] ?? []),
      ...(version === undefined ? [] : [shardChunkName(version)]),
    ];
    if (route.exact) {
      const list = (type: 'js' | 'css'): string[] => [...new Set(chunks.flatMap((chunk) => findFiles(chunk, type)))];
      const scripts = list('js');
      if (scripts.length === 0) {
        throw new Error(
          `client-manifest.json lists no script for the page ${route.path}. Adapt src/plugins/deferred-hydration.`,
        );
      }
      const styleSheets = list('css').filter((url) => !MAIN_STYLE_SHEET.test(url));
      filesByPage.set(findPageFile(route.path, baseUrl), {scripts, styleSheets});
    }
    route.routes?.forEach((child) => visit(child, chunks));
  }

  routes.forEach((route) => visit(route, []));
  return filesByPage;
}
