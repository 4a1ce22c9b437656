import {listChunks, readSiteTables, type GeneratedRoute, type SiteTables} from '../route-splitting/siteTables';
import {collectSlices, routeKey} from '../route-splitting/splitTables';

export interface PageChunks {
  /** Names of the chunks that a page loads on its own: those of its route and the routes around it. */
  readonly chunks: readonly string[];
  /** The last of them for a page of the docs: the one that holds the content. */
  readonly content?: string;
}

/** The chunks of every page, by the page's file. */
export function listPageChunks(generatedFilesDir: string, baseUrl: string): ReadonlyMap<string, PageChunks> {
  const tables = readSiteTables(generatedFilesDir);
  const slices = collectSlices(tables);
  const chunksByPage = new Map<string, PageChunks>();

  function visit(route: GeneratedRoute, around: readonly string[]): void {
    const slice = slices.find(({routes}) => routes === route.routes);
    const chunks = [
      ...around,
      ...(slice ? [`pages-${slice.version.name}`] : []),
      ...listChunks(tables.routesChunkNames[routeKey(route)]),
    ];
    if (route.exact) {
      const content = slices.some(({routes}) => routes.includes(route)) ? readContent(tables, route) : undefined;
      const others = chunks.filter((name) => name !== content);
      chunksByPage.set(
        fileOf(route.path, baseUrl),
        content === undefined ? {chunks} : {chunks: [...others, content], content},
      );
    }
    route.routes?.forEach((child) => visit(child, chunks));
  }

  tables.routes.forEach((route) => visit(route, []));
  return chunksByPage;
}

function readContent({routesChunkNames}: SiteTables, route: GeneratedRoute): string | undefined {
  const names = routesChunkNames[routeKey(route)];
  const content = typeof names === 'object' && 'content' in names ? names.content : undefined;
  return typeof content === 'string' ? content : undefined;
}

function fileOf(path: string, baseUrl: string): string {
  const name = path.slice(baseUrl.length);
  return name === '' ? 'index.html' : `${name}.html`;
}
