import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Change} from '../../lib/change';
import {SampleError} from '../../remark/samples/SampleError';
import {findVersionOfPage, type SampleVersion} from '../../remark/samples/versions';
import {alignCode} from './alignCode';
import {readTokens} from './codeTokens';
import {diffCode} from './diffCode';
import {findCounterpartPage} from './findCounterpartPage';
import {listCalls, readMigrationPairs} from './migrationSamples';
import {pairBlocks, type BlockPair} from './pairBlocks';
import {readCodeBlocks, type CodeBlock} from './readCodeBlocks';

interface Page {
  readonly version: SampleVersion;
  /** Name of the method that the page is about, without brackets. */
  readonly method: string | undefined;
  readonly blocks: readonly CodeBlock[];
}

/**
 * What changed on a page of the current version since the version before: its signatures, its samples, and the files of
 * the migration guide that call its method.
 *
 * @param page path of its file, relative to the site: `docs/hooks/useQuery.mdx`
 * @returns nothing where nothing changed, and for pages that exist in one version only
 */
export function collectChanges(page: string, siteDir: string): Change[] {
  const counterpart = findCounterpartPage(page, siteDir);
  if (counterpart === undefined) return [];
  try {
    const [before, after] = [readPage(counterpart, siteDir), readPage(page, siteDir)];
    const pairs = [...pairBlocks(before.blocks, after.blocks), ...findMigrationPairs(before, after, siteDir)];
    return pairs.map(buildChange).filter(({lines}) => lines.length > 0);
  } catch (error) {
    // The page itself stops the build, with the line of the sample.
    if (error instanceof SampleError) return [];
    throw error;
  }
}

function readPage(page: string, siteDir: string): Page {
  const version = findVersionOfPage(page);
  if (!version) throw new SampleError(`${page} belongs to no version with samples. Add its folder to SAMPLE_VERSIONS.`);
  const source = readFileSync(path.join(siteDir, page), 'utf8');
  return {
    version,
    method: /^title: ['"]?(\w+)\(\)/m.exec(source)?.[1],
    blocks: readCodeBlocks(source, {siteDir, pageVersion: version}),
  };
}

/** Files of the migration guide in which the method of the page is called in another way. */
function findMigrationPairs(before: Page, {version, method}: Page, siteDir: string): BlockPair[] {
  if (method === undefined) return [];
  const readCalls = (code: string): string => readTokens(listCalls(code, method).join('\n'), false).join(' ');
  return readMigrationPairs(siteDir, before.version, version).filter((pair) => {
    const [old, current] = [readCalls(pair.before.code), readCalls(pair.after.code)];
    return old !== '' && current !== '' && old !== current;
  });
}

function buildChange({before, after}: BlockPair): Change {
  return {
    title: after.title,
    lines: diffCode(alignCode(before.code, after.code), after.code, after.kind === 'signature'),
  };
}
