/**
 * Corrects the address before React looks at it: `/index.html`, `/docs/x.html` and `/docs/codegen/cli` for
 * `/docs/codegen/CLI`.
 *
 * The router ignores letter case, and drops `.html` only while it renders. The prerendered HTML then belongs to another
 * address than the one React starts with, so the page is put together wrongly: two menus, or a "not found" over a page.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import {findExactPath} from '../lib/findExactPath';

if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const {path, isServed} = findExactPath(pathname, routes);
  if (path !== pathname) {
    const address = path + search + hash;
    // A host that tells upper from lower case has answered with its 404 page: the right one has to be fetched.
    if (isServed) window.history.replaceState(window.history.state, '', address);
    else {
      window.location.replace(address);
      // React would put the right page onto the HTML of the 404 page while the browser is leaving it. Given a root that
      // is there already, Docusaurus' client entry renders into that one.
      Object.assign(window, {docusaurusRoot: {render: () => undefined}});
    }
  }
}
