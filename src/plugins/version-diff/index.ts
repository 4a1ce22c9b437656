/**
 * Writes what changed on each page since the version before to `<route>.changes.md`, for the pages whose front matter
 * says so (see src/config/frontMatter.ts). Only a build has these files, as it has the Markdown of the pages.
 */
import {writeFile} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {changesPathOf} from '../../lib/markdownPath';
import {findCounterpart} from '../../lib/versionMap';
import {listVersions, type DocsVersion} from '../../lib/docsPages';
import {findChanges} from './changedPages';
import {PREVIOUS_VERSION} from './findCounterpartPage';
import {printChanges} from './printChanges';

export default function versionDiffPlugin({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  let versions: DocsVersion[] = [];
  return {
    name: 'version-diff',

    allContentLoaded({allContent}) {
      versions = listVersions(allContent, siteDir);
      return Promise.resolve();
    },

    async postBuild({outDir}) {
      const previous = versions.find(({name}) => name === PREVIOUS_VERSION);
      const current = versions.find(({isLast}) => isLast);
      if (!previous || !current) return;
      const changed = current.pages.filter(({changedSince}) => changedSince !== undefined);
      await Promise.all(
        changed.map(async ({title, path, file}) => {
          const {to} = findCounterpart(current.name, path.slice(current.path.length + 1));
          const text = printChanges(
            {
              title,
              version: {label: current.label, url: siteConfig.url + path},
              previous: {label: previous.label, url: `${siteConfig.url}${previous.path}/${to}`},
            },
            findChanges(relative(siteDir, file).split(sep).join('/')),
          );
          await writeFile(join(outDir, decodeURI(changesPathOf(path).slice(baseUrl.length))), text);
        }),
      );
    },
  };
}
