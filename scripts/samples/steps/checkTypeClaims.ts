import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {rootFolder} from '../projects';

interface PageFolder {
  pages: string;
  /** The folder with the samples of these pages: `hooks/useQuery.mdx` has its tests in `hooks/useQuery`. */
  samples: string;
  /** Pages whose claims don't need a quote. Their tests may still quote them. */
  quotesOptional?: true;
}

/** The samples of the CLI's own pages are what the CLI writes, and the tests of cliRuns compile that. */
const CHECKED_BY_RUNS = ['index.mdx', 'types-file.mdx'];

const PAGE_FOLDERS: readonly PageFolder[] = [
  {pages: 'docs/hooks', samples: 'samples/v2/src/hooks'},
  {pages: 'docs/query-client', samples: 'samples/v2/src/query-client'},
  {pages: 'docs/core', samples: 'samples/v2/src/core'},
  {pages: 'docs/codegen', samples: 'samples/v2/src/codegen'},
  {pages: 'docs/codegen/CLI', samples: 'samples/v2/src/codegen'},
  {pages: 'docs', samples: 'samples/v2/src/migration', quotesOptional: true},
  {pages: 'docs/authorization', samples: 'samples/v2/src/authorization'},
  {pages: 'docs/guides', samples: 'samples/v2/src/guides', quotesOptional: true},
  {pages: 'versioned_docs/version-1.x/core', samples: 'samples/v1/src/core'},
  {pages: 'versioned_docs/version-1.x/hooks', samples: 'samples/v1/src/hooks'},
  {pages: 'versioned_docs/version-1.x/query-client', samples: 'samples/v1/src/query-client'},
  {pages: 'versioned_docs/version-1.x/authorization', samples: 'samples/v1/src/authorization'},
];

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
 * Checks that each claim about types on a page is quoted above a type test of its samples, as `// > The sentence, or a
 * part of it.`, and that each quote is still on the page. A sentence right above a sample with an expected error
 * doesn't need a quote, because the page shows the compiler's message there. Other tests may quote claims about what
 * happens at run time.
 */
export async function checkTypeClaims(): Promise<string[]> {
  const problems = await Promise.all(PAGE_FOLDERS.map(checkPages));
  return problems.flat();
}

async function checkPages(folder: PageFolder): Promise<string[]> {
  const files = await readdir(path.join(rootFolder, folder.pages));
  const pages = files.filter((file) => file.endsWith('.mdx') && !CHECKED_BY_RUNS.includes(file));
  const problems = await Promise.all(pages.sort().map((file) => checkPage(folder, file)));
  return problems.flat();
}

async function checkPage({pages, samples, quotesOptional}: PageFolder, file: string): Promise<string[]> {
  const tests = path.join(samples, path.basename(file, '.mdx'));
  const files = await listTests(tests);
  const versionFolder = samples.slice(0, samples.indexOf('/src') + '/src'.length);
  return findClaimProblems({
    pageName: path.join(pages, file),
    page: await readFile(path.join(rootFolder, pages, file), 'utf8'),
    testName: files.find((name) => name.endsWith('.signature.ts')) ?? path.join(tests, 'claims.signature.ts'),
    quotes: (await Promise.all(files.map(readQuotesOf))).flat(),
    showsErrors: (sample) => existsSync(path.join(rootFolder, versionFolder, toErrorsFile(sample))),
    quotesOptional,
  });
}

async function listTests(folder: string): Promise<string[]> {
  if (!existsSync(path.join(rootFolder, folder))) return [];
  const files = await readdir(path.join(rootFolder, folder));
  return files
    .filter((file) => /\.(?:signature|test)\.tsx?$/.test(file))
    .sort()
    .map((file) => path.join(folder, file));
}

async function readQuotesOf(testName: string): Promise<Quote[]> {
  const source = await readFile(path.join(rootFolder, testName), 'utf8');
  return readQuotes(source).map((text) => ({text, testName}));
}

interface Quote {
  text: string;
  /** The file that quotes. */
  testName: string;
}

interface Claims {
  pageName: string;
  page: string;
  /** Where a missing type test belongs. */
  testName: string;
  quotes: readonly Quote[];
  /** Whether compiler messages are saved for a sample. */
  showsErrors: (sample: string) => boolean;
  quotesOptional?: true;
}

/** One sentence per claim without a type test, and per quote that is not on the page. */
export function findClaimProblems({pageName, page, testName, quotes, showsErrors, quotesOptional}: Claims): string[] {
  const prose = page.replaceAll(NO_PROSE, blank);
  const introductions = [...page.matchAll(INTRODUCTION)].filter(([, sample = '']) => showsErrors(sample));
  const found = quotes.map((quote) => ({quote, match: toPattern(quote.text).exec(prose)}));
  const covered = [...introductions, ...found.flatMap(({match}) => (match ? [match] : []))];

  const claims = (quotesOptional ? [] : [...prose.matchAll(CLAIM)]).filter(
    ({index}) => !covered.some((span) => span.index <= index && index < span.index + span[0].length),
  );
  return [
    ...claims.map(({index}) => {
      const line = page.slice(0, index).split('\n').length;
      const words = prose.slice(Math.max(0, index - 40), index + 40).replaceAll(/\s+/g, ' ');
      return `${pageName}:${line}: "…${words.trim()}…" has no type test. Write one in ${testName}, and above it, quote the sentence as "// > …".`;
    }),
    ...found
      .filter(({match}) => !match)
      .map(({quote}) => `${quote.testName}: ${pageName} does not say "${quote.text}". Correct the quote and its test.`),
  ];
}

/** The quotes in the comments of a test: consecutive lines that start with `// >`. */
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
