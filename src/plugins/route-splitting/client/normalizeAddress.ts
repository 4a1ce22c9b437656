import routes from '@generated/routes';
import {findExactPath} from '@site/src/lib/findExactPath';

/**
 * Corrects the URL before hydration: `/index.html`, `/docs/x.html`, and `/docs/codegen/cli` for `/docs/codegen/CLI`.
 * The router ignores case, so React would otherwise hydrate HTML that was rendered for another URL.
 *
 * @returns false when the host sent its 404 page because its paths are case-sensitive, and the browser is navigating
 *   to the right page
 */
export function normalizeAddress(): boolean {
  const {pathname, search, hash} = window.location;
  const {path, isServed} = findExactPath(pathname, routes);
  if (path === pathname) return true;
  const address = path + search + hash;
  if (isServed) window.history.replaceState(window.history.state, '', address);
  else window.location.replace(address);
  return isServed;
}
