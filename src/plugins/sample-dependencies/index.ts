import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {collectDependencies} from './collectDependencies';

/**
 * A page that does not compile also throws when a hot update runs it. If the mistake was mended meanwhile, the overlay
 * would stay, because only a compilation closes it. The compiler's message has the overlay to itself. The dev server
 * passes the function to the browser as text.
 */
const client = {overlay: {runtimeErrors: ({message}: Error) => !message.includes('Module build failed')}};

/**
 * Registers samples, recordings, and error messages as dependencies of the pages that show them, so that the dev server
 * updates a page when one of them changes. A remark plugin cannot do this, because it has no access to the bundler.
 */
export default function sampleDependenciesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'sample-dependencies',
    configureWebpack() {
      const options = {
        collectDependencies: (source: string, pagePath: string) => collectDependencies(source, pagePath, siteDir),
      };
      const loader = path.join(siteDir, 'src/plugins/sample-dependencies/loader.js');
      // webpack's type lacks `devServer`, which Docusaurus merges into its settings.
      const settings: Configuration & {devServer?: object} = {
        devServer: {client},
        // `resource` instead of `test`: Docusaurus' MDX fallback would mistake a rule with `test` for one that compiles
        // MDX.
        module: {rules: [{resource: /\.mdx?$/i, enforce: 'pre', use: [{loader, options}]}]},
      };
      return settings;
    },
  };
}
