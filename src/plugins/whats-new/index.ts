/**
 * Collects the features that were added after the first release of the current version, for the list on the overview.
 */
import {readFile} from 'node:fs/promises';
import {relative} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {listVersions} from '../../lib/docsPages';
import {collectNews} from './collectNews';
import {groupNews} from './groupNews';

export default function whatsNewPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'whats-new',
    async allContentLoaded({allContent, actions}) {
      const current = listVersions(allContent, siteDir).find(({isLast}) => isLast);
      const news = await Promise.all(
        (current?.pages ?? []).map(async ({path, title, since, file}) =>
          collectNews({path, title, since, source: await readFile(file, 'utf8'), file: relative(siteDir, file)}),
        ),
      );
      await actions.createData('releases.json', groupNews(news.flat()));
    },
  };
}
