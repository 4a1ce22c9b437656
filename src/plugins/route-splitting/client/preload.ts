// Replaces preload of @docusaurus/core 3.7.0, which loads the code of a page before it is rendered.
// Loads the shard of the page's version first. Does not throw while the reader is offline: Docusaurus would reload the
// document, and the reader would see the browser's error page instead of a retry button.
import {matchRoutes} from 'react-router-config';
import routes from '@generated/routes';
import shards from '@generated/route-splitting/shards';
import {loadShard} from './routes';

export default async function preload(pathname: string): Promise<void> {
  const paths = [...new Set([pathname, decode(pathname)])];
  try {
    await loadShardsOf(pathname);
    const matches = paths.flatMap((path) => matchRoutes(routes, path));
    // react-loadable's types say that preload() returns nothing; it returns a promise.
    await Promise.all(matches.map(({route}): unknown => route.component?.preload?.()));
  } catch (error) {
    if (navigator.onLine) throw error;
    // eslint-disable-next-line no-console -- The reader sees a retry button. The cause is only in the console.
    console.warn(error);
  }
}

/**
 * Loads the shard of an address. If no page matches, loads all shards: the 404 page suggests pages from all of them.
 */
export async function loadShardsOf(address: string): Promise<void> {
  const pathname = decode(address);
  const wanted = `${pathname.toLowerCase()}/`;
  const shard = shards.find(({path}) => wanted.startsWith(`${path.toLowerCase()}/`));
  if (shard) await loadShard(shard.name);
  const path = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  const isPage = matchRoutes(routes, path).some(({route}) => route.exact === true);
  if (!isPage) await Promise.all(shards.map(({name}) => loadShard(name)));
}

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
