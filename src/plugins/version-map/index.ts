/** Fails the build when a page has no counterpart in the other version, or when one leads nowhere. */
import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {findMapMistakes} from './findMapMistakes';

export default function versionMapPlugin(): Plugin {
  let reported = '';
  return {
    name: 'version-map',
    allContentLoaded({allContent}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      const routesByVersion = Object.fromEntries(
        loadedVersions.map(({versionName, path, docs}) => [
          versionName,
          // The docs plugin ends the path of a folder's page with a slash, which the site does not.
          docs.map(({permalink}) => permalink.slice(path.length + 1).replace(/\/$/, '')),
        ]),
      );
      const mistakes = findMapMistakes(routesByVersion);
      if (mistakes.length === 0) return;
      const message = `src/lib/versionMap.ts does not fit the pages:\n${mistakes.join('\n')}`;
      if (process.env.NODE_ENV === 'production') throw new Error(message);
      // The dev server shows a new page all the same. It read the map when it started, so it cannot see the fix.
      if (message !== reported) logger.warn(`${message}\nThe build fails until the map is fixed.`);
      reported = message;
    },
  };
}
