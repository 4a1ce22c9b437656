/**
 * Writes what changed on each page since the version before to `<route>.changes.md`, for the pages that
 * {@link withChangedSince} marked. Only a build has these files.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listVersions, type DocsVersion} from '../../lib/docsPages';
import {writeChanges} from './writeChanges';

export default function versionDiffPlugin(context: LoadContext): Plugin {
  let versions: DocsVersion[] = [];
  return {
    name: 'version-diff',

    allContentLoaded({allContent}) {
      versions = listVersions(allContent, context.siteDir);
      return Promise.resolve();
    },

    postBuild: ({outDir}) => writeChanges(outDir, versions, context),
  };
}
