// Takes the place of @docusaurus/core's `window.docusaurus` (3.7.0).
// Changed: links in view are no reason to fetch their pages, which is up to 70 KiB on a page here; the pointer on a
// link, a finger or the focus is (see prefetchOnIntent.ts). Without prefetching by name, the runtime needs no table of
// chunk names either.
import preloadPage from './preload';

const loaded = new Set<string>();

interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

function isSlowConnection(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection}; // Chromium only, so not in the DOM's types
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}

function preload(path: string): false | Promise<unknown> {
  const [pathname = ''] = path.split(/[?#]/);
  if (isSlowConnection() || loaded.has(pathname)) return false;
  loaded.add(pathname);
  // Only a hint: whoever follows the link gets the error where it can be shown.
  return preloadPage(pathname).catch(() => loaded.delete(pathname));
}

export default Object.freeze({prefetch: () => false as const, preload});
