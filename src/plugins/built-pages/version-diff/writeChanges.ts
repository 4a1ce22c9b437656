import {writeFile} from 'node:fs/promises';
import {join, relative, sep} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {DocsVersion} from '../../../lib/docsPages';
import {changesPathOf} from '../../../lib/markdownPath';
import {findCounterpart} from '../../../lib/versionMap';
import {collectChanges} from './collectChanges';
import {PREVIOUS_VERSION} from './findCounterpartPage';
import {printChanges} from './printChanges';

/** Writes `<route>.changes.md` for every page of the current version that has changes. */
export async function writeChanges(
  outDir: string,
  versions: readonly DocsVersion[],
  {siteDir, siteConfig, baseUrl}: Pick<LoadContext, 'siteDir' | 'siteConfig' | 'baseUrl'>,
): Promise<void> {
  const previous = versions.find(({name}) => name === PREVIOUS_VERSION);
  const current = versions.find(({isLast}) => isLast);
  if (!previous || !current) return;
  const changed = current.pages.filter(({changedSince}) => changedSince !== undefined);
  await Promise.all(
    changed.map(async ({title, path, file, migrationSamples}) => {
      const {to} = findCounterpart(current.name, path.slice(current.path.length + 1));
      const text = printChanges(
        {
          title,
          version: {label: current.label, url: siteConfig.url + path},
          previous: {label: previous.label, url: `${siteConfig.url}${previous.path}/${to}`},
        },
        collectChanges(relative(siteDir, file).split(sep).join('/'), migrationSamples, siteDir),
      );
      await writeFile(join(outDir, decodeURI(changesPathOf(path).slice(baseUrl.length))), text);
    }),
  );
}
