import routes from '@generated/routes';
import {findExactPath} from '@site/src/lib/findExactPath';

/**
 * Corrects the address before React looks at it: `/index.html`, `/docs/x.html`, and `/docs/codegen/cli` for
 * `/docs/codegen/CLI`. The router ignores letter case, so React would hydrate HTML that belongs to another address.
 *
 * @returns false when the browser is leaving for the right page: a host that distinguishes upper from lower case has sent
 *   its 404 page
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
