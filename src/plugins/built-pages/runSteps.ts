import type {HostedSearch} from '../../config/hostedSearch';
import type {DocsVersion} from '../../lib/docsPages';
import {writeSearchIndex} from '../../search/plugin/writeSearchIndex';
import {addPolicies} from './content-security-policy/addPolicies';
import {writeHeaders} from './content-security-policy/writeHeaders';
import {assemblePages} from '../deferred-hydration/assemblePages';
import {writeMarkdownPages} from './markdown-pages/writeMarkdownPages';
import {purgeStyleSheet} from './purge-css/purgeStyleSheet';
import {writeRobots} from './robots/writeRobots';
import {writeSocialCards} from './social-cards/writeSocialCards';
import {writeChanges} from './version-diff/writeChanges';
import {type BuildProps, readBuiltSite, writePages} from '../../lib/builtSite';

/** Reads, parses, and writes each page once. The order matters: the policies contain hashes of the final scripts. */
export async function runSteps(
  props: BuildProps,
  versions: readonly DocsVersion[],
  hostedSearch: HostedSearch | undefined,
): Promise<void> {
  const site = await readBuiltSite(props, versions);

  // Change the pages.
  await purgeStyleSheet(site);
  await assemblePages(site);
  addPolicies(site, hostedSearch);
  await writePages(site);

  // Write files that are generated from the pages.
  await writeMarkdownPages(site);
  await writeSearchIndex(site);

  // Write files that are generated from the sources.
  await writeChanges(site);
  await writeSocialCards(site);
  await writeHeaders(site);
  await writeRobots(site);
}
