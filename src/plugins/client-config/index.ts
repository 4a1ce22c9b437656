import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: removes from the configuration in the main bundle what only the build reads. Docusaurus includes
 * all of it, with folders of the machine that builds the site and 1 KiB on every page.
 */
export default function clientConfigPlugin({generatedFilesDir}: LoadContext): Plugin {
  const file = join(generatedFilesDir, 'docusaurus.config.mjs');
  return {
    name: 'client-config',
    configureWebpack: () => ({module: {rules: [{test: file, use: [join(__dirname, 'withoutBuildOptions.js')]}]}}),
  };
}
