/** The part of a Docusaurus route that is used here. */
export interface RouteLike {
  readonly path?: string | readonly string[];
  readonly exact?: boolean;
  readonly routes?: readonly RouteLike[];
}

export interface ExactPath {
  /** The path as the site writes it. */
  readonly path: string;
  /** False if the case differs, in which case a case-sensitive host did not serve the page. */
  readonly isServed: boolean;
}

function listPaths(routes: readonly RouteLike[]): string[] {
  return routes.flatMap(({path, exact, routes: children}) => [
    ...(exact && typeof path === 'string' ? [path] : []),
    ...listPaths(children ?? []),
  ]);
}

/**
 * Finds how the site itself writes a path.
 *
 * @param pathname Path of a URL, with the base path: `/openapi-qraft/docs/codegen/cli.html`.
 * @param routes Routes of the site.
 * @returns The path without `.html` and `/index.html`, in the case of its route. A path without a route is unchanged.
 */
export function findExactPath(pathname: string, routes: readonly RouteLike[]): ExactPath {
  const paths = listPaths(routes);
  const isRoute = (path: string) => paths.includes(path);
  if (isRoute(pathname)) return {path: pathname, isServed: true};
  // Only the home page ends in a slash.
  const stripped = pathname.replace(/\/index\.html$/, '/').replace(/\.html$/, '');
  const candidates = [stripped, stripped.replace(/\/$/, '')];
  const exact = candidates.find(isRoute);
  if (exact !== undefined) return {path: exact, isServed: true};
  const wanted = candidates.map((path) => path.toLowerCase());
  const similar = paths.filter((path) => wanted.includes(path.toLowerCase()));
  // If two routes differ only in case, choosing one would be a guess.
  const [only] = similar;
  return similar.length === 1 && only !== undefined ? {path: only, isServed: false} : {path: pathname, isServed: true};
}
