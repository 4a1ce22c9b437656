import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Change} from '../../../lib/changes';
import {diffSamples} from '../../../remark/samples/diffSamples';
import {fillFence} from '../../../remark/samples/fillFence';
import {resolveSample} from '../../../remark/samples/resolveSample';
import {SampleError} from '../../../remark/samples/SampleError';
import {scanFences} from '../../../remark/samples/scanFences';
import {selectText} from '../../../remark/samples/selectText';
import {findVersionOfPage, type SampleVersion} from '../../../remark/samples/versions';
import {findCounterpartPage} from './findCounterpartPage';

/** Folder of the migration guide's samples, which both versions have. */
const MIGRATION_FOLDER = 'migration';

/**
 * 1.x signatures call the client `qraft`, 2.x ones call it `api`. The name is up to the reader, so it is not a change.
 */
const CLIENT_OF_OLD_SIGNATURES = /\bqraft(?=\.<)/g;

interface Page {
  /** Path relative to the site folder: `docs/hooks/useQuery.mdx`. */
  readonly path: string;
  readonly source: string;
  readonly version: SampleVersion;
}

interface Signature {
  /** The heading above the signature. */
  readonly title: string;
  readonly code: string;
}

/**
 * Lists the changes of a page since the previous version: differences between signatures under the same heading, and
 * between the migration guide's samples that the page's front matter names.
 *
 * @param page path relative to the site folder, such as `docs/hooks/useQuery.mdx`
 * @param migrationSamples the page's `migration_samples`
 * @returns an empty list when nothing changed, or when the previous version has no such page
 * @throws Error with the page's path when a sample is missing or unchanged, or the previous version has no such page
 */
export function collectChanges(page: string, migrationSamples: readonly string[] = [], siteDir: string): Change[] {
  const counterpart = findCounterpartPage(page, siteDir);
  if (counterpart === undefined) {
    if (migrationSamples.length === 0) return [];
    throw new Error(
      `${page}: "migration_samples" has no effect, because the previous version has no such page. Remove it.`,
    );
  }
  const [before, after] = [readPage(counterpart, siteDir), readPage(page, siteDir)];
  return [
    ...compareSignatures(readSignatures(before, siteDir), readSignatures(after, siteDir)),
    ...migrationSamples.map((sample) => compareSample(sample, before, after, siteDir)),
  ];
}

function readPage(page: string, siteDir: string): Page {
  const version = findVersionOfPage(page);
  if (!version)
    throw new Error(`${page} does not belong to a version with samples. Add its folder to SAMPLE_VERSIONS.`);
  return {path: page, source: readFileSync(path.join(siteDir, page), 'utf8'), version};
}

function readSignatures(page: Page, siteDir: string): Signature[] {
  return scanFences(page.source)
    .filter(({lang}) => lang === 'signature')
    .map((fence) => {
      const place = `${page.path}:${fence.line}`;
      const filled = withPlace(place, () => fillFence(fence, {siteDir, pageVersion: page.version}));
      return {
        title: findHeading(page.source, fence.line),
        code: filled.shownText.replace(CLIENT_OF_OLD_SIGNATURES, 'api'),
      };
    });
}

function findHeading(source: string, line: number): string {
  const above = source.split('\n').slice(0, line - 1);
  const heading = above.findLast((text) => /^#{2,4} /.test(text)) ?? 'Signature';
  const {text} = parseMarkdownHeadingId(heading.replace(/^#+ /, ''));
  // 1.x pages have their signature under "Signature", 2.x pages at the top of "Reference".
  return text === 'Reference' ? 'Signature' : text.replaceAll('`', '');
}

/** Compares signatures with the same heading. Several under one heading are compared in order. */
function compareSignatures(before: readonly Signature[], after: readonly Signature[]): Change[] {
  const rest = [...before];
  return after.flatMap(({title, code}) => {
    const index = rest.findIndex((old) => old.title === title);
    const [old] = index < 0 ? [] : rest.splice(index, 1);
    return old && old.code !== code ? [{title, diff: diffSamples(old.code, code)}] : [];
  });
}

function compareSample(sample: string, before: Page, after: Page, siteDir: string): Change {
  const place = `${after.path}: "migration_samples"`;
  const [old = '', current = ''] = [before, after].map(({version}) =>
    withPlace(place, () => {
      const location = resolveSample(siteDir, `${MIGRATION_FOLDER}/${sample}`, version);
      return selectText(location, {}, siteDir)
        .map(({text}) => text)
        .join('\n');
    }),
  );
  if (old === current) throw new Error(`${place}: ${sample} is the same in both versions. Remove it from the list.`);
  return {title: `${path.basename(sample)} (migration guide)`, diff: diffSamples(old, current)};
}

function withPlace<Result>(place: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    if (error instanceof SampleError) throw new SampleError(`${place}: ${error.message}`);
    throw error;
  }
}
