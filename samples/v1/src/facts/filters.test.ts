import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { qraft } from '../../shared/client';
import { asWritten } from './asWritten';

const { listBooks, getBook } = qraft.books;
const poetry = { query: { genre: 'poetry' as const } };
const page = { items: [], page: 1, pageSize: 2, total: 0 };

let queryClient: QueryClient;
beforeEach(() => {
  queryClient = new QueryClient();
  listBooks.setQueryData({}, page, queryClient);
  listBooks.setQueryData(poetry, page, queryClient);
  listBooks.setInfiniteQueryData(
    {},
    { pages: [page], pageParams: [{}] },
    queryClient,
  );
});

/** The keys that were invalidated. */
function invalidated(): unknown[] {
  return queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.isInvalidated })
    .map(({ queryKey }) => queryKey);
}

test('without filters finite and infinite queries match', async () => {
  await listBooks.invalidateQueries(queryClient);
  expect(invalidated()).toHaveLength(3);
});

test('an empty filter matches finite queries only', async () => {
  await listBooks.invalidateQueries({}, queryClient);
  expect(invalidated()).toEqual([
    listBooks.getQueryKey(),
    listBooks.getQueryKey(poetry),
  ]);
});

test('infinite: true matches infinite queries only', async () => {
  await listBooks.invalidateQueries({ infinite: true }, queryClient);
  expect(invalidated()).toEqual([listBooks.getInfiniteQueryKey({})]);
});

test('parameters match in part, unless exact is set', async () => {
  await listBooks.invalidateQueries(
    { infinite: false, parameters: {}, exact: true },
    queryClient,
  );
  expect(invalidated()).toEqual([listBooks.getQueryKey()]);
  await listBooks.invalidateQueries(
    { infinite: false, parameters: poetry },
    queryClient,
  );
  expect(invalidated()).toHaveLength(2);
});

test('another operation is never matched', async () => {
  await getBook.invalidateQueries(queryClient);
  expect(invalidated()).toEqual([]);
});

test('options stand between filters and client', async () => {
  await expect(
    listBooks.invalidateQueries(
      { infinite: false, refetchType: 'none' },
      { throwOnError: true },
      queryClient,
    ),
  ).resolves.toBeUndefined();
});

test('getQueriesData with an empty filter gives finite entries, without one all', () => {
  expect(listBooks.getQueriesData({}, queryClient)).toHaveLength(2);
  expect(asWritten(listBooks.getQueriesData)(queryClient)).toHaveLength(3);
});

test('a filter cannot have both a key and parameters', () => {
  expect(() =>
    asWritten(listBooks.invalidateQueries)(
      { queryKey: listBooks.getQueryKey(), parameters: {} },
      queryClient,
    ),
  ).toThrow("'queryKey' and 'parameters' cannot be used together");
});

test('the base URL is not part of a key, so two of them need two clients', () => {
  expect(JSON.stringify(listBooks.getQueryKey())).not.toContain('https:');
});
