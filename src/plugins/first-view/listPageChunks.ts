import {listChunks, readSiteTables, type GeneratedRoute} from '../lean-client/siteTables';
import {collectSlices, routeKey} from '../lean-client/splitTables';

/** Names of the chunks that a page loads on its own, by the page's file: those of its route and the routes around it. */
export function listPageChunks(generatedFilesDir: string, baseUrl: string): ReadonlyMap<string, readonly string[]> {
  const tables = readSiteTables(generatedFilesDir);
  const slices = collectSlices(tables);
  const chunksByPage = new Map<string, readonly string[]>();

  function visit(route: GeneratedRoute, around: readonly string[]): void {
    const slice = slices.find(({routes}) => routes === route.routes);
    const chunks = [
      ...around,
      ...(slice ? [`pages-${slice.version.name}`] : []),
      ...listChunks(tables.routesChunkNames[routeKey(route)]),
    ];
    if (route.exact) chunksByPage.set(fileOf(route.path, baseUrl), chunks);
    route.routes?.forEach((child) => visit(child, chunks));
  }

  tables.routes.forEach((route) => visit(route, []));
  return chunksByPage;
}

function fileOf(path: string, baseUrl: string): string {
  const name = path.slice(baseUrl.length);
  return name === '' ? 'index.html' : `${name}.html`;
}
