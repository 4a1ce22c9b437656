import {relative, sep} from 'node:path';
import {type BuiltSite, writeSiteFile} from '../../../lib/builtSite';
import {changesPathOf} from '../../../lib/markdownPath';
import {findCounterpart} from '../../../lib/versionMap';
import {collectChanges} from './collectChanges';
import {PREVIOUS_VERSION} from './findCounterpartPage';
import {printChanges} from './printChanges';

/** Writes `<route>.changes.md` for every page of the current version that has changes. */
export async function writeChanges(site: BuiltSite): Promise<void> {
  const {siteDir, siteConfig, versions} = site;
  const previous = versions.find(({name}) => name === PREVIOUS_VERSION);
  const current = versions.find(({isLast}) => isLast);
  if (!previous || !current) return; // With one version, there is nothing to compare.
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
      await writeSiteFile(site, changesPathOf(path), text);
    }),
  );
}
