import {getSwcLoaderOptions} from '@docusaurus/faster';
import type {DocusaurusConfig} from '@docusaurus/types';

/** What Docusaurus takes as `webpack.jsLoader` in its configuration. */
type ScriptLoader = Extract<NonNullable<DocusaurusConfig['webpack']>['jsLoader'], (...parameters: never[]) => unknown>;

/**
 * Compiles all scripts with SWC, as Docusaurus' own switch `swcJsLoader` does. That switch would warn about babel.config.js
 * at each build. `loose` gives shorter code, and is how Docusaurus runs Babel.
 */
export const scriptLoader: ScriptLoader = (isServer) => {
  const options = getSwcLoaderOptions({isServer});
  return {loader: 'builtin:swc-loader', options: {...options, env: {...options.env, loose: true}}};
};
