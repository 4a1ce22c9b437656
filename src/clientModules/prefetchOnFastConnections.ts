/**
 * Fetches the code behind links in view only on a fast connection and in an idle moment. Docusaurus 3.7.0 prefetches
 * immediately, and on 3g too. It only skips 2g connections and readers who save data.
 */
import type {ClientModule} from '@docusaurus/types';

/** Part of the Network Information API, which only Chromium has. */
type Connection = {readonly effectiveType?: string; readonly saveData?: boolean};

let isInstalled = false;

/** Called before links report that they are in view. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (isInstalled) return;
  isInstalled = true;
  const original = window.docusaurus;
  window.docusaurus = {
    ...original,
    prefetch(path) {
      if (!isFast()) return false;
      // Safari lacks requestIdleCallback.
      (window.requestIdleCallback ?? setTimeout)(() => void original.prefetch(path));
      return Promise.resolve([]);
    },
  };
};

function isFast(): boolean {
  const {connection} = navigator as Navigator & {connection?: Connection};
  return connection?.saveData !== true && (connection?.effectiveType ?? '4g') === '4g';
}
