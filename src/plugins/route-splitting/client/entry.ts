// Replaces the client entry of @docusaurus/core 3.7.0: starts it once the routes of the page in view are there, and its
// address is the one that they have.
import {normalizeAddress} from './normalizeAddress';
import {loadShardsOf} from './preload';

async function start(): Promise<void> {
  // A shard that does not load is reported when Docusaurus preloads the page.
  await loadShardsOf(window.location.pathname).catch(() => undefined);
  // "eager": part of this bundle, so that only its start waits.
  if (normalizeAddress()) await import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');
}

void start();
