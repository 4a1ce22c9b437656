import {getSwcLoaderOptions} from '@docusaurus/faster';
import type {DocusaurusConfig} from '@docusaurus/types';

/** The value of `webpack.jsLoader` in the configuration of Docusaurus. */
type ScriptLoader = Extract<NonNullable<DocusaurusConfig['webpack']>['jsLoader'], (...parameters: never[]) => unknown>;

/**
 * Compiles all scripts with SWC, as Docusaurus' own switch `swcJsLoader` does. That switch would print a warning about
 * babel.config.js at each build. `loose` produces shorter code. Docusaurus uses it for Babel too.
 */
export const scriptLoader: ScriptLoader = (isServer) => {
  const options = getSwcLoaderOptions({isServer});
  return {loader: 'builtin:swc-loader', options: {...options, env: {...options.env, loose: true}}};
};
