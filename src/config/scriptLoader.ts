import {getSwcLoaderOptions} from '@docusaurus/faster';
import type {DocusaurusConfig} from '@docusaurus/types';

/** What Docusaurus takes as `webpack.jsLoader` in its configuration. */
type ScriptLoader = Extract<NonNullable<DocusaurusConfig['webpack']>['jsLoader'], (...parameters: never[]) => unknown>;

/**
 * All scripts are compiled by SWC, in the way that Docusaurus offers (`swcJsLoader`), and shorter: `loose` is the mode in
 * which Docusaurus runs Babel. Docusaurus' own switch warns, at each build, that there is a babel.config.js.
 */
export const scriptLoader: ScriptLoader = (isServer) => {
  const options = getSwcLoaderOptions({isServer});
  return {loader: 'builtin:swc-loader', options: {...options, env: {...options.env, loose: true}}};
};
