import {expect, test} from 'vitest';
import {findClaimProblems, readQuotes} from './checkTypeClaims';

const check = (page: string, quotes: string[] = [], samplesWithErrors: string[] = []): string[] =>
  findClaimProblems({
    pageName: 'docs/hooks/useQuery.mdx',
    page,
    testName: 'useQuery.signature.ts',
    quotes: quotes.map((text) => ({text, testName: 'useQuery.signature.ts'})),
    showsErrors: (sample) => samplesWithErrors.includes(sample),
  });

test('reports a claim that no type test quotes, with its line', () => {
  expect(check('A sentence.\n\nOthers have the type `never` for it.')).toEqual([
    expect.stringMatching(/^docs\/hooks\/useQuery\.mdx:3: "….*`never`.*…" has no type test\./),
  ]);
});

test.each([
  'A bare number does not compile.',
  'The compiler refuses it.',
  '`{}` is a type error there.',
  '`status` is accepted by the type.',
  'In the types it does not exist in 2.x.',
  'The types do not see it.',
  'It is typed as the declared error.',
])('"%s" is a claim', (sentence) => {
  expect(check(sentence)).not.toEqual([]);
  expect(check(sentence, [sentence])).toEqual([]);
});

test('a quote only covers its own part of the page, regardless of line breaks', () => {
  const page = 'Both\ndo not compile. Nor does it compile here.';
  expect(check(page, ['Both do not compile.'])).toHaveLength(1);
});

test('reports a quote that is no longer on the page', () => {
  expect(check('Nothing.', ['Both compile.'])).toEqual([
    'useQuery.signature.ts: docs/hooks/useQuery.mdx does not say "Both compile.". Correct the quote and its test.',
  ]);
});

test('where quotes are optional, those that exist still have to be on the page', () => {
  const problems = findClaimProblems({
    pageName: 'docs/overview.mdx',
    page: 'The old code does not compile.',
    testName: 'claims.signature.ts',
    quotes: [{text: 'The old code compiles.', testName: 'overview.test.ts'}],
    showsErrors: () => false,
    quotesOptional: true,
  });
  expect(problems).toEqual([expect.stringMatching(/^overview\.test\.ts: docs\/overview\.mdx does not say/)]);
});

test('a sample with an expected error proves the sentence above it', () => {
  const page = 'That does not compile:\n\n```ts sample="hooks/a.ts" title="a.ts"\n\n```\n';
  expect(check(page, [], ['hooks/a.ts'])).toEqual([]);
  expect(check(page)).toHaveLength(1);
});

test('front matter, code blocks and hypothetical calls contain no claims', () => {
  const page = '---\ntitle: What compiles\n---\n\n```ts\n// compiles\n```\n\nIf it gets past the compiler, it throws.';
  expect(check(page)).toEqual([]);
});

test('reads multiline quotes', () => {
  expect(readQuotes('// > One that\n// > goes on.\ncall();\n  // > Another.\n')).toEqual([
    'One that goes on.',
    'Another.',
  ]);
});
