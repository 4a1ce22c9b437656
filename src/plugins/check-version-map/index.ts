/** Fails the build when a page has no counterpart in the other version, or an entry of the version map is stale. */
import logger from '@docusaurus/logger';
import type {Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {findMapMistakes} from './findMapMistakes';

export default function checkVersionMapPlugin(): Plugin {
  let reported = '';
  return {
    name: 'check-version-map',
    allContentLoaded({allContent}) {
      const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      const routesByVersion = Object.fromEntries(
        loadedVersions.map(({versionName, path, docs}) => [
          versionName,
          // The docs plugin adds a trailing slash to the path of an index page, unlike the site.
          docs.map(({permalink}) => permalink.slice(path.length + 1).replace(/\/$/, '')),
        ]),
      );
      const mistakes = findMapMistakes(routesByVersion);
      if (mistakes.length === 0) return;
      const message = `src/lib/versionMap.ts does not match the pages:\n${mistakes.join('\n')}`;
      if (process.env.NODE_ENV === 'production') throw new Error(message);
      // The dev server still shows a new page. It loaded the map on startup, so it cannot notice a fix until a restart.
      if (message !== reported) logger.warn(`${message}\nThe build fails until the map is fixed.`);
      reported = message;
    },
  };
}
