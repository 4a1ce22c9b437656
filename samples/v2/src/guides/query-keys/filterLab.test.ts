import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { api, queryClient } from './client';
import { tryFilter, type LabFilter } from './filterLab';
import { seedCache } from './seededCache';

const ALL: LabFilter = {
  operation: 'listBooks',
  hasArgument: true,
  infinite: false,
  exact: false,
  type: 'all',
};
const fiction = { query: { genre: 'fiction' } } as const;

beforeEach(() => {
  queryClient.clear();
  seedCache(api);
});

/** What the lab says of each entry. A match is its number. */
function explain(
  filter: Partial<LabFilter>,
): (string | number | undefined)[] {
  return tryFilter({ ...ALL, ...filter }).entries.map(
    ({ isMatch, reason }, index) => (isMatch ? index + 1 : reason),
  );
}

test('says of each entry whether it matches, or why not', () => {
  expect(explain({ parameters: fiction })).toEqual([
    'lacks these parameters',
    2,
    3,
    'lacks these parameters',
    'lacks these parameters',
    'lacks these parameters',
    'lacks these parameters',
    8,
    'an infinite entry',
    'an infinite entry',
    ...Array<string>(6).fill('another operation'),
  ]);
});

test.each([
  [
    'infinite',
    { parameters: fiction, infinite: true },
    2,
    'a finite entry',
  ],
  ['exact', { parameters: fiction, exact: true }, 3, 'has more parameters'],
  [
    'predicate',
    { predicate: 'without a page' },
    3,
    'the predicate returns false',
  ],
  ['active', { type: 'active' }, 1, 'no component uses it'],
  ['stale', { stale: true }, 1, 'fresh'],
] as const)('explains %s', (_name, filter, number, reason) => {
  expect(explain(filter)[number - 1]).toBe(reason);
});

test('without an argument, both kinds match', () => {
  const { code, queryKey } = tryFilter({ ...ALL, hasArgument: false });
  expect(code).toBe('api.books.listBooks.getQueriesData()');
  expect(queryKey).toEqual([{ url: '/books', method: 'get' }, {}]);
  expect(explain({ hasArgument: false }).slice(0, 10)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
});

test.each([
  [{}, 'api.books.listBooks.getQueriesData({})'],
  [
    { parameters: { query: { genre: 'fiction', page: 2 } }, exact: true },
    "api.books.listBooks.getQueriesData({ parameters: { query: { genre: 'fiction', page: 2 } }, exact: true })",
  ],
  [
    { parameters: { query: {} } },
    'api.books.listBooks.getQueriesData({ parameters: { query: {} } })',
  ],
  [
    {
      operation: 'listOrders',
      parameters: { header: { 'X-Store-Id': 'lisbon' } },
    },
    "api.orders.listOrders.getQueriesData({ parameters: { header: { 'X-Store-Id': 'lisbon' } } })",
  ],
] as const)('writes %j as a call', (filter, code) => {
  expect(tryFilter({ ...ALL, ...filter }).code).toBe(code);
});

test.each([
  ['without a page', [1, 2, 4, 5, 6, 7, 8]],
  ['invalidated', [4]],
  ['used by a component', [2]],
] as const)('finds entries %s', async (predicate, numbers) => {
  const observer = new QueryObserver(queryClient, {
    queryKey: api.books.listBooks.getQueryKey(fiction),
    enabled: false,
  });
  const stop = observer.subscribe(() => undefined);
  await api.books.listBooks.invalidateQueries({
    parameters: { query: { genre: 'science' } },
  });
  expect(
    explain({ predicate }).filter((item) => typeof item === 'number'),
  ).toEqual(numbers);
  stop();
});

test('writes a predicate as code', () => {
  expect(tryFilter({ ...ALL, predicate: 'invalidated' }).code).toBe(
    'api.books.listBooks.getQueriesData({ predicate: ({ state }) => state.isInvalidated })',
  );
});
