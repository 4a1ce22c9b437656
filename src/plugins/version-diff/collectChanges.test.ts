import {resolve} from 'node:path';
import {expect, test} from 'vitest';
import {collectChanges} from './collectChanges';
import {findCounterpartPage} from './findCounterpartPage';

const SITE = resolve(__dirname, '../../..');
const collect = (page: string) => collectChanges(`docs/${page}.mdx`, SITE);

test('a page shows its signature, and the file of the migration guide that calls it in another way', () => {
  const changes = collect('hooks/useQuery');
  expect(changes.map(({title}) => title)).toEqual(['Signature', 'BookPage.tsx (migration guide)']);
  expect(changes[0]?.lines.filter(({sign}) => sign !== ' ')).toEqual([
    {sign: '-', text: '  queryClient?: QueryClient,'},
  ]);
});

test('a sample that does the same with less is shown', () => {
  expect(collect('query-client/setQueryData').map(({title}) => title)).toContain('restoreBook.ts');
});

test.each([
  ['whose code says the same in both versions', 'query-client/getMutationKey'],
  ['without signatures and samples that could be compared', 'authorization/basic-authentication'],
  ['that 1.x does not have', 'eslint/no-unstable-deps'],
  ['whose subject is part of another page in 1.x', 'query-client/ensureQueryData'],
])('a page %s has no changes', (_, page) => {
  expect(collect(page)).toEqual([]);
});

test('a page of the older version has none', () => {
  expect(collectChanges('versioned_docs/version-1.x/hooks/useQuery.mdx', SITE)).toEqual([]);
});

test('the counterpart is the page of the same subject, which may have moved', () => {
  expect(findCounterpartPage('docs/codegen/CLI/index.mdx', SITE)).toBe('versioned_docs/version-1.x/codegen/cli.mdx');
  expect(findCounterpartPage('docs/codegen/CLI/redocly-config.mdx', SITE)).toBeUndefined();
});
