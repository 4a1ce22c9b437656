import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectDependencies} from './collectDependencies';

/**
 * Makes samples, recordings and messages dependencies of the pages that show them, so that the dev server refreshes a
 * page when one of them changes. A remark plugin cannot do this itself: it does not see the bundler.
 */
export default function sampleDependenciesPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'sample-dependencies',
    configureWebpack() {
      const options = {
        collectDependencies: (source: string, pagePath: string) => collectDependencies(source, pagePath, siteDir),
      };
      const loader = path.join(siteDir, 'src/plugins/sample-dependencies/loader.js');
      // `resource`, not `test`: Docusaurus' MDX fallback would take a rule with `test` for one that compiles pages.
      return {module: {rules: [{resource: /\.mdx?$/i, enforce: 'pre', use: [{loader, options}]}]}};
    },
  };
}
