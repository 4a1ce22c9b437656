import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** React Router imports them for `withRouter()`, which no page uses. They don't say that they have no side effects. */
const UNUSED_PACKAGES = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/**
 * Docusaurus plugin: leaves out of the main bundle what no page uses. Docusaurus includes the whole configuration, with
 * folders of the machine that builds the site. Every page is 2 KiB smaller without it and the unused packages.
 */
export default function mainBundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  const config = join(generatedFilesDir, 'docusaurus.config.mjs');
  return {
    name: 'main-bundle',
    configureWebpack: () => ({
      module: {
        rules: [
          {test: config, use: [join(__dirname, 'withoutBuildOptions.js')]},
          {test: UNUSED_PACKAGES, sideEffects: false},
        ],
      },
    }),
  };
}
