import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, queryClient } from './client';
import { seedCache } from './seededCache';

const { listBooks } = api.books;
const fiction = { query: { genre: 'fiction' } } as const;

beforeEach(() => {
  queryClient.clear();
  seedCache(api);
});

afterEach(() => {
  vi.useRealTimers();
});

const countStale = () => listBooks.getQueriesData({ stale: true }).length;

// > Without a mounted hook, age doesn't count: the entry is stale only if it
// > was invalidated or has no data yet.
test('an old entry without a hook is not stale', async () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(3_600_000);
  expect(countStale()).toBe(0);
  await listBooks.invalidateQueries({ parameters: fiction, exact: true });
  expect(countStale()).toBe(1);
});

// > or is older than the `staleTime` of a hook that uses it.
test.each([
  [0, 1],
  [60_000, 0],
])('with staleTime %i, %i entries are stale', (staleTime, stale) => {
  vi.useFakeTimers();
  const stop = new QueryObserver(queryClient, {
    queryKey: listBooks.getQueryKey(fiction),
    queryFn: () => new Promise(() => undefined),
    staleTime,
  }).subscribe(() => undefined);
  expect(countStale()).toBe(stale);
  stop();
});

// > For a hook with `staleTime: 'static'`, data is never stale, even after
// > `invalidateQueries()`.
test.each([
  ['static', 0],
  [Infinity, 1],
] as const)(
  'invalidated, with staleTime %s, %i entries are stale',
  async (staleTime, stale) => {
    const stop = new QueryObserver(queryClient, {
      queryKey: listBooks.getQueryKey(fiction),
      queryFn: () => new Promise(() => undefined),
      staleTime,
    }).subscribe(() => undefined);
    await listBooks.invalidateQueries({
      parameters: fiction,
      exact: true,
      refetchType: 'none',
    });
    expect(countStale()).toBe(stale);
    stop();
  },
);

// > An entry whose mounted hooks are all disabled is never stale.
test.each([
  [true, 1],
  [false, 0],
])(
  'invalidated, with enabled %s, %i entries are stale',
  async (enabled, stale) => {
    const stop = new QueryObserver(queryClient, {
      queryKey: listBooks.getQueryKey(fiction),
      queryFn: () => new Promise(() => undefined),
      staleTime: Infinity,
      enabled,
    }).subscribe(() => undefined);
    await listBooks.invalidateQueries({
      parameters: fiction,
      exact: true,
      refetchType: 'none',
    });
    expect(countStale()).toBe(stale);
    stop();
  },
);

// > `queryClient.getQueryData()` returns `undefined` for it, and
// > `setQueryData()` writes data that no hook reads.
test('a key without infinite names another entry', () => {
  const { url, method } = listBooks.schema;
  const queryKey = [{ url, method }, {}];
  expect(queryClient.getQueryData(queryKey)).toBeUndefined();
  expect(queryClient.getQueriesData({ queryKey })).toHaveLength(10);
  queryClient.setQueryData(queryKey, 'lost');
  expect(listBooks.getQueryData()).not.toBe('lost');
});
