import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HostedSearch} from '../../config/hostedSearch';
import {type DocsVersion, listVersions} from '../../lib/docsPages';

/**
 * Runs the steps in runSteps.ts after Docusaurus has written the pages. They share one plugin because Docusaurus runs
 * the `postBuild` hooks of all plugins in parallel, and these steps depend on each other's results.
 */
export default function builtPagesPlugin({siteDir}: LoadContext, hostedSearch: HostedSearch | undefined): Plugin {
  let versions: readonly DocsVersion[] = [];
  return {
    name: 'built-pages',

    allContentLoaded({allContent}) {
      versions = listVersions(allContent, siteDir).filter(({pages}) => pages.length > 0);
      return Promise.resolve();
    },

    async postBuild(props) {
      // Imported here, because `npm start` does not need the steps.
      const {runSteps} = await import('./runSteps');
      await runSteps(props, versions, hostedSearch);
    },
  };
}
