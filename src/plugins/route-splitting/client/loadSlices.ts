import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import slices from '@generated/route-splitting/slices';

/**
 * Loads the tables of the version that an address belongs to. For an address without a page it loads all of them:
 * the not-found page looks for pages with similar names.
 */
export async function loadSlices(pathname: string): Promise<void> {
  const wanted = decode(pathname).toLowerCase();
  const slice = slices.find(({path}) => `${wanted}/`.startsWith(`${path.toLowerCase()}/`));
  await slice?.load();
  if (!isPage(decode(pathname))) await Promise.all(slices.map(({load}) => load()));
}

function isPage(pathname: string): boolean {
  const path = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  return matchRoutes(routes, path).some(({route}) => route.exact === true);
}

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
