import {findVersionOfBuiltPage, SAMPLE_VERSIONS} from '../../../src/remark/samples/versions';
import {findLineRange, type GeneratedFile} from './findLineRange';
import type {Block} from './readBlocks';
import {findPlace, type Page} from './readPages';
import type {SampleIndex, SampleSource} from './sampleIndex';

/** How many blocks of a version are samples, and how many of those a test runs. */
export interface BlockCounts {
  label: string;
  blocks: number;
  /** Blocks with the text of a sample. The type check compiles every sample. */
  compiled: number;
  run: number;
  recorded: number;
  /** Blocks that call the client, and how many of them a test runs. */
  calling: number;
  callingRun: number;
}

export interface CodeBlockResult {
  problems: string[];
  counts: BlockCounts[];
}

const CODE_LANGUAGES = new Set(['ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript']);
const CLIENT_CALL = /\b(?:api|qraft)(?:\??\.\w+)+(?:<[^()]*>)?\(/;
const REQUIRED_SHARE = 0.9;

/** Whether a block must have the text of a sample. */
export function isCodeBlock(block: Block): boolean {
  return CODE_LANGUAGES.has(block.language);
}

/** Checks that every TypeScript and JavaScript block has the text of a sample and that tests run enough of them. */
export function checkCodeBlocks(
  blocks: readonly Block[],
  index: SampleIndex,
  generated: readonly GeneratedFile[],
  pages: readonly Page[],
): CodeBlockResult {
  const problems: string[] = [];
  const notRun: string[] = [];
  const labels = SAMPLE_VERSIONS.filter(({buildFolders}) => buildFolders.length > 0).map(({label}) => label);
  const counts = new Map(labels.map((label) => [label, emptyCounts(label)]));
  for (const block of blocks.filter(isCodeBlock)) {
    const label = findVersionOfBuiltPage(block.htmlPath)?.label ?? '';
    const count = counts.get(label) ?? emptyCounts(label);
    counts.set(label, count);
    count.blocks++;
    const sources = index.get(block.text) ?? findGenerated(generated, block.text);
    if (!sources) problems.push(describeHandWritten(block, pages));
    const isRun = sources?.some((source) => source.isRun) ?? false;
    if (sources) count.compiled++;
    if (isRun) count.run++;
    if (sources?.some((source) => source.isRecorded)) count.recorded++;
    if (!CLIENT_CALL.test(block.text)) continue;
    count.calling++;
    if (isRun) count.callingRun++;
    else if (sources) notRun.push(`  ${block.htmlPath}: ${sources[0]?.filePath ?? ''}`);
  }
  const all = [...counts.values()];
  return {problems: [...problems, ...describeShare(all, notRun)], counts: all};
}

/** Generated files don't have tests or recordings, but the samples that use them do. */
function findGenerated(generated: readonly GeneratedFile[], text: string): SampleSource[] | undefined {
  const filePath = findLineRange(generated, text);
  return filePath === undefined ? undefined : [{filePath, isRun: false, isRecorded: false}];
}

function describeHandWritten(block: Block, pages: readonly Page[]): string {
  const firstLine = block.text.split('\n')[0] ?? '';
  const project = findVersionOfBuiltPage(block.htmlPath)?.project ?? 'v2';
  const place = findPlace(pages, block.text, block.htmlPath);
  const what = `this ${block.language} block is not the text of a sample: ${firstLine}`;
  if (place) {
    const fence = `\`\`\`${block.language} sample="…"`;
    return `${place} (${block.htmlPath}): ${what}\n  Move it to a file below samples/${project}/src and show it with ${fence}.`;
  }
  return (
    `${block.htmlPath}: ${what}\n  No page holds this text: it comes from a component, or the build is older than ` +
    'the samples. Run "npm run build" and try again.'
  );
}

function describeShare(counts: readonly BlockCounts[], notRun: readonly string[]): string[] {
  const calling = counts.reduce((sum, count) => sum + count.calling, 0);
  const run = counts.reduce((sum, count) => sum + count.callingRun, 0);
  if (run >= calling * REQUIRED_SHARE) return [];
  return [
    `${run} of ${calling} blocks that call the client are run by a test, but at least ${REQUIRED_SHARE * 100} % must be. ` +
      `Add a test beside these samples:\n${notRun.join('\n')}`,
  ];
}

function emptyCounts(label: string): BlockCounts {
  return {label, blocks: 0, compiled: 0, run: 0, recorded: 0, calling: 0, callingRun: 0};
}
