import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {rootFolder} from '../projects';

/** Folders of `docs/` whose claims about types must be backed by type tests. */
const GROUPS = ['hooks', 'query-client'];

/** Phrases that state what the compiler accepts or what a type is. "Past the compiler" is neither. */
const CLAIM = new RegExp(
  [
    '\\bcompiles?\\b',
    '(?<!(?:pass|past|without|of) the )\\bcompiler\\b',
    '\\btype errors?\\b',
    '`never`',
    '\\btyped as\\b',
    '\\b(?:in|of|out of|by) the types?\\b',
    '\\bby (?:its )?type\\b',
    '\\btypes? (?:do|does|say|says|allow|accepts|offers)\\b',
    '\\b(?:is|are|not) accept(?:ed)?\\b',
    '\\bdoes not exist (?:in|here|if)\\b',
    '\\bthere is no option\\b',
  ].join('|'),
  'gi',
);

/** Fences, front matter and anchors contain no sentences. */
const NO_PROSE = /^---\n.*?\n---$|^```.*?^```$|\{#[\w-]+\}/gms;

/** A paragraph that ends with a colon, and the sample below it. */
const INTRODUCTION = /[^\n]+:\n\n```\w+ sample="([^"]+)"/g;

/**
 * Checks that each claim about types on a page is quoted above a type test of its samples, as
 * `// > The sentence, or a part of it.`, and that each quote is still on the page. A sentence right above a sample with
 * an expected error needs no quote, because the page shows the compiler's message there.
 */
export async function checkTypeClaims(): Promise<string[]> {
  const problems = await Promise.all(GROUPS.map(checkGroup));
  return problems.flat();
}

async function checkGroup(group: string): Promise<string[]> {
  const pages = (await readdir(path.join(rootFolder, 'docs', group))).filter((file) => file.endsWith('.mdx'));
  const problems = await Promise.all(
    pages.sort().map(async (file) => {
      const page = await readFile(path.join(rootFolder, 'docs', group, file), 'utf8');
      const tests = `samples/v2/src/${group}/${path.basename(file, '.mdx')}`;
      return findClaimProblems({
        pageName: `docs/${group}/${file}`,
        page,
        testName: `${tests}/${path.basename(tests)}.signature.ts`,
        quotes: readQuotes(
          await readFile(path.join(rootFolder, `${tests}/${path.basename(tests)}.signature.ts`), 'utf8'),
        ),
        showsErrors: (sample) => existsSync(path.join(rootFolder, 'samples/v2/src', toErrorsFile(sample))),
      });
    }),
  );
  return problems.flat();
}

interface Claims {
  pageName: string;
  page: string;
  testName: string;
  quotes: readonly string[];
  /** Whether compiler messages are saved for a sample. */
  showsErrors: (sample: string) => boolean;
}

/** One sentence per claim without a type test, and per quote that is not on the page. */
export function findClaimProblems({pageName, page, testName, quotes, showsErrors}: Claims): string[] {
  const prose = page.replaceAll(NO_PROSE, blank);
  const introductions = [...page.matchAll(INTRODUCTION)].filter(([, sample = '']) => showsErrors(sample));
  const found = quotes.map((quote) => ({quote, match: toPattern(quote).exec(prose)}));
  const covered = [...introductions, ...found.flatMap(({match}) => (match ? [match] : []))];

  const claims = [...prose.matchAll(CLAIM)].filter(
    ({index}) => !covered.some((span) => span.index <= index && index < span.index + span[0].length),
  );
  return [
    ...claims.map(({index}) => {
      const line = page.slice(0, index).split('\n').length;
      const words = prose.slice(Math.max(0, index - 40), index + 40).replaceAll(/\s+/g, ' ');
      return `${pageName}:${line}: "…${words.trim()}…" has no type test. Quote it in ${testName} above one, as "// > …".`;
    }),
    ...found
      .filter(({match}) => !match)
      .map(({quote}) => `${testName}: ${pageName} does not say "${quote}". Correct the quote and its test.`),
  ];
}

/** The quotes in the comments of a type test: consecutive lines that start with `// >`. */
export function readQuotes(source: string): string[] {
  return [...source.matchAll(/(?:^ *\/\/ > .*\n)+/gm)].map(([lines]) =>
    lines
      .split('\n')
      .map((line) => line.replace(/^ *\/\/ > /, ''))
      .join(' ')
      .trim(),
  );
}

function toPattern(quote: string): RegExp {
  const words = quote.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(words.join('\\s+'));
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function toErrorsFile(sample: string): string {
  return sample.replace(/\.tsx?$/, '.errors.json');
}
