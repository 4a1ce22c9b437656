/** Reads the modules that Docusaurus 3.7.0 generates to find and load pages. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';

/** A route of `routes.js`. `hash` is the second argument of its ComponentCreator; the catch-all route has none. */
export interface Route {
  readonly path: string;
  readonly hash?: string;
  readonly exact?: boolean;
  readonly routes?: readonly Route[];
  readonly [property: string]: unknown;
}

/** Chunk names of a route's component and props, nested like the props. */
export type ChunkNames = string | readonly ChunkNames[] | {readonly [prop: string]: ChunkNames};

/** A version in the docs plugin's part of `globalData.json`. Only the fields that are used here. */
export interface VersionData {
  readonly name: string;
  readonly path: string;
  readonly mainDocId: string;
  readonly docs: readonly {readonly id: string}[];
}

export interface GeneratedModules {
  readonly routes: readonly Route[];
  /** Keys are `<route path>-<hash>`. */
  readonly routesChunkNames: Readonly<Record<string, ChunkNames>>;
  /** Source of the function that loads each chunk: `() => import(…)`. */
  readonly registry: Readonly<Record<string, string>>;
  readonly globalData: Readonly<Record<string, unknown>>;
}

/** @throws Error when a module is not in the format of Docusaurus 3.7.0 */
export function readGeneratedModules(folder: string): GeneratedModules {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  return {
    routes: parseRoutes(read('routes.js')),
    routesChunkNames: JSON.parse(read('routesChunkNames.json')) as GeneratedModules['routesChunkNames'], // Docusaurus' format
    registry: parseRegistry(read('registry.js')),
    globalData: JSON.parse(read('globalData.json')) as GeneratedModules['globalData'], // Docusaurus' format
  };
}

export function parseRoutes(source: string): Route[] {
  const ComponentCreator = (_path: string, hash?: string): string | undefined => hash;
  const routes = evaluateExport(source, {ComponentCreator});
  if (!Array.isArray(routes)) throw unknownForm('routes.js');
  return routes.map(toRoute);
}

function toRoute(route: Route & {readonly component?: string}): Route {
  if (!('component' in route) || !route.path) throw unknownForm('routes.js');
  const {component: hash, routes, ...rest} = route;
  return {...rest, ...(hash && {hash}), ...(routes && {routes: routes.map(toRoute)})};
}

/** Entries are `[() => import(…), module id, weak reference]`. The client only needs the first element. */
export function parseRegistry(source: string): Record<string, string> {
  const registry = evaluateExport(source, {require: {resolveWeak: () => undefined}}) as Record<string, unknown[]>; // checked below
  return Object.fromEntries(
    Object.entries(registry).map(([name, [load]]) => {
      if (typeof load !== 'function' || !String(load).includes('import(')) throw unknownForm('registry.js');
      return [name, String(load)];
    }),
  );
}

/** Evaluates a module's default export, with `globals` in place of its imports. */
function evaluateExport(source: string, globals: object): unknown {
  return runInNewContext(source.replace(/^import .*$/gm, '').replace('export default', 'result ='), {
    result: undefined,
    ...globals,
  });
}

function unknownForm(name: string): Error {
  return new Error(
    `.docusaurus/${name} has an unknown format. If Docusaurus was upgraded, adapt src/plugins/route-splitting/generatedModules.ts.`,
  );
}
