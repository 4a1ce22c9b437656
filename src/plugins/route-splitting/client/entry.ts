// Replaces the client entry of @docusaurus/core 3.7.0: loads the current page's routes and corrects its URL before it
// starts the original entry.
import {normalizeAddress} from './normalizeAddress';
import {loadShardsOf} from './preload';

async function start(): Promise<void> {
  // Docusaurus reports a shard that fails to load when it preloads the page.
  await loadShardsOf(window.location.pathname).catch(() => undefined);
  // "eager" keeps the module in this bundle and only delays its execution.
  if (normalizeAddress()) await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
