// cspell:ignore smaple
import {expect, test} from 'vitest';
import {collectDependencies} from './collectDependencies';

const collect = (source: string, pagePath = '/site/docs/a.mdx'): string[] =>
  collectDependencies(source, pagePath, '/site').map((file) => file.replace('/site/samples/', ''));

test('collects samples, messages, recordings and the lockfile, existing or not', () => {
  expect(
    collect('```tsx sample="a/b.tsx" region="x" record\n```\n\n```tsx sample="a/b.tsx" record="y"\n```\n'),
  ).toEqual([
    'v2/src/a/b.tsx',
    'v2/src/a/b.errors.json',
    'v2/package-lock.json',
    'v2/src/a/b.recording.json',
    'v2/src/a/b.y.recording.json',
  ]);
});

test('collects what runs a sample in the page', () => {
  expect(collect('```tsx sample="a/b.tsx" live\n```\n')).toContain('v2/src/a/b.live.tsx');
});

test('collects both sides of a diff', () => {
  const files = collect('```diff before="v1:a.ts" after="v2:a.ts"\n```\n', '/site/versioned_docs/version-1.x/a.mdx');
  expect(files).toContain('v1/src/a.ts');
  expect(files).toContain('v2/src/a.ts');
});

test('leaves mistakes to the remark plugin and other pages alone', () => {
  expect(collect('```tsx smaple="a.tsx"\n```\n\n```tsx sample="v9:a.tsx"\n```\n')).toEqual([]);
  expect(collect('```tsx sample="a.tsx"\n```\n', '/site/README.md')).toEqual([]);
});
