import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HostedSearch} from '../../config/hostedSearch';
import {type DocsVersion, listVersions} from '../../lib/docsPages';

/**
 * What happens to the site once Docusaurus has written its pages; the steps are in runSteps.ts. One plugin, because
 * Docusaurus runs `postBuild` of all plugins at the same time, and these steps need each other's results.
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
      // Loaded here, because `npm start` needs none of it.
      const {runSteps} = await import('./runSteps');
      await runSteps(props, versions, hostedSearch);
    },
  };
}
