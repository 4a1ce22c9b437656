import {listChunks, type ChunkNames, type SiteTables} from './siteTables';
import {collectSlices, routeKey} from './splitTables';

/** Chunks that are always loaded together, by the name of the one file they become. */
export type ChunkGroups = Readonly<Record<string, readonly string[]>>;

/**
 * Finds what every page of the docs needs (its layout, in five chunks) and what every page of a version needs (the
 * sidebar and the tables of its slice). As one file each they compress better and are fewer requests.
 */
export function groupChunks(tables: SiteTables): ChunkGroups {
  const slices = collectSlices(tables);
  const pageComponents = slices.flatMap(({routes}) =>
    routes.flatMap((route) => listChunks(property(tables.routesChunkNames[routeKey(route)], '__comp'))),
  );
  const layouts = new Set(pageComponents);
  const groups: Record<string, readonly string[]> = {};
  for (const {path, version} of slices) {
    const parents = Object.entries(tables.routesChunkNames).filter(([key]) => isAround(key, path));
    for (const [, names] of parents) {
      listChunks(property(names, '__comp')).forEach((name) => layouts.add(name));
      listChunks(property(names, '__context')).forEach((name) => layouts.add(name));
    }
    const props = parents.flatMap(([key, names]) =>
      key.startsWith(`${path}-`) ? listChunks(property(names, '__props')) : [],
    );
    groups[`docs-${version.name}`] = [`pages-${version.name}`, ...props];
  }
  return {...groups, docs: [...layouts, 'served-page']};
}

/** Whether a key of the chunk names, `/docs/1.x-d34`, is of a route around the pages of a version. */
function isAround(key: string, versionPath: string): boolean {
  const path = key.replace(/-[^-]+$/, '');
  return `${versionPath}/`.startsWith(`${path}/`);
}

function property(names: ChunkNames | undefined, key: string): ChunkNames | undefined {
  return typeof names === 'object' && key in names ? (names as Readonly<Record<string, ChunkNames>>)[key] : undefined;
}
