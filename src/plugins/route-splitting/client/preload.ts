// Takes the place of @docusaurus/core's preload (3.7.0).
// Changed: the tables of the version that the address belongs to are loaded first; and a page that cannot come because
// the reader is offline does not fail here.
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import {loadSlices} from './loadSlices';

/** Loads the code of a page, so that it renders without a loading state. */
export default async function preload(pathname: string): Promise<unknown> {
  await loadSlices(pathname);
  const matches = [...new Set([pathname, decodeURI(pathname)])].flatMap((path) => matchRoutes(routes, path));
  // The types of react-loadable say that this gives nothing; it gives a promise.
  const preloads = matches.map(({route}): unknown => route.component?.preload?.());
  return Promise.all(preloads).catch((error: unknown) => {
    // Whoever asked would load the document anew, and get the browser's error page in place of ours, which can try again.
    if (navigator.onLine) throw error;
    // eslint-disable-next-line no-console -- The console is where a route that does not load is reported.
    console.warn(error);
  });
}
