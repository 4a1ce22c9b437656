import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** React Router imports them for `withRouter()`, which no page uses. Their package.json has no `sideEffects: false`. */
const UNUSED_PACKAGES = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/**
 * Docusaurus plugin: removes unused code and data from the main bundle. Docusaurus includes the whole configuration, even
 * folder paths of the machine that builds the site. Without it and the unused packages, every page is 2 KiB smaller.
 */
export default function mainBundlePlugin({generatedFilesDir}: LoadContext): Plugin {
  const config = join(generatedFilesDir, 'docusaurus.config.mjs');
  return {
    name: 'main-bundle',
    configureWebpack() {
      if (!existsSync(config))
        throw new Error(`${config} does not exist. Adapt src/plugins/main-bundle to this Docusaurus.`);
      return {
        module: {
          rules: [
            {test: config, use: [join(__dirname, 'withoutBuildOptions.js')]},
            {test: UNUSED_PACKAGES, sideEffects: false},
          ],
        },
      };
    },
  };
}
