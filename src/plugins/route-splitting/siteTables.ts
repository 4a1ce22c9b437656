import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';

/** A route as Docusaurus generates it; the component is written as the two words that make it. */
export interface GeneratedRoute {
  readonly path: string;
  readonly component: {readonly path: string; readonly hash?: string};
  readonly routes?: readonly GeneratedRoute[];
  readonly exact?: boolean;
  readonly [property: string]: unknown;
}

/** Chunk names of a route's component and properties, nested as its props are. */
export type ChunkNames = string | readonly ChunkNames[] | {readonly [key: string]: ChunkNames};

export interface DocData {
  readonly id: string;
  readonly path: string;
}

export interface VersionData {
  readonly name: string;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly DocData[];
}

/** Data that plugins hand to every page, by plugin name and id. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The four generated tables that name every page of the site. */
export interface SiteTables {
  readonly routes: readonly GeneratedRoute[];
  readonly routesChunkNames: Readonly<Record<string, ChunkNames>>;
  /** JavaScript source of what loads each chunk: `() => import(…)`. */
  readonly registry: ReadonlyMap<string, string>;
  readonly globalData: GlobalData;
}

/** Reads the tables that Docusaurus 3.7.0 has written for this build. */
export function readSiteTables(generatedFilesDir: string): SiteTables {
  const read = (name: string): string => readFileSync(join(generatedFilesDir, name), 'utf8');
  return {
    routes: parseRoutes(read('routes.js')),
    routesChunkNames: JSON.parse(read('routesChunkNames.json')) as SiteTables['routesChunkNames'], // its own format
    registry: parseRegistry(read('registry.js')),
    globalData: JSON.parse(read('globalData.json')) as GlobalData, // its own format
  };
}

/** Runs the module with a creator that only notes what it is asked for. */
export function parseRoutes(source: string): GeneratedRoute[] {
  const expression = source.replace(/^import .*$/gm, '').replace('export default', '');
  const ComponentCreator = (path: string, hash?: string): GeneratedRoute['component'] => ({
    path,
    ...(hash !== undefined && {hash}),
  });
  return runInNewContext(`(${expression.trim().replace(/;$/, '')})`, {ComponentCreator}) as GeneratedRoute[]; // as written
}

/**
 * One line per chunk: `"name": [() => import(…), "module", require.resolveWeak("module")],`. Only its first part is
 * kept: the other two are for the server.
 */
export function parseRegistry(source: string): Map<string, string> {
  const lines = source.split('\n').filter((line) => line.includes('import('));
  return new Map(
    lines.map((line) => {
      const match = /^\s*"([^"]+)":\s*\[(\(\) => import\(.*?\)), .*\],?\s*(?:\};?)?$/.exec(line);
      if (!match?.[1] || !match[2]) {
        throw new Error(
          `registry.js holds a line in a new form: ${line.trim()}. Update parseRegistry() in src/plugins/route-splitting.`,
        );
      }
      return [match[1], match[2]];
    }),
  );
}

/** All names in a nested value, in its order. */
export function listChunks(names: ChunkNames | undefined): string[] {
  if (names === undefined) return [];
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(listChunks);
}
