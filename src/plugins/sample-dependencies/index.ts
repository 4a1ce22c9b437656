import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectDependencies} from './collectDependencies';

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
      // `resource` instead of `test`: Docusaurus' MDX fallback would mistake a rule with `test` for one that compiles
      // MDX.
      return {module: {rules: [{resource: /\.mdx?$/i, enforce: 'pre', use: [{loader, options}]}]}};
    },
  };
}
