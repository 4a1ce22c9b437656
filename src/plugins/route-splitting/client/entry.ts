// Replaces the client entry of @docusaurus/core 3.7.0: starts it once the shard of the page in view is there, because
// client modules look at the routes before Docusaurus preloads the page.
import {loadShardsOf} from './preload';

// "eager": part of this bundle, so that only its start waits.
const start = (): Promise<unknown> =>
  import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry');

void loadShardsOf(window.location.pathname).then(start, start);
