import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { createAPIClient as createQueryableClient } from './api-queryable';
import { api, queryClient } from './client';

const bookParameters = { path: { bookId: 7 } };

test('the key of a query is the schema with infinite: false, then the parameters', () => {
  expect(api.books.getBook.getQueryKey(bookParameters)).toEqual([
    { method: 'get', url: '/books/{bookId}', infinite: false },
    { path: { bookId: 7 } },
  ]);
});

test('without parameters the second element is an empty object', () => {
  const key = [{ method: 'get', url: '/status', infinite: false }, {}];
  expect(api.status.getStatus.getQueryKey()).toEqual(key);
  expect(api.status.getStatus.getQueryKey(undefined)).toEqual(key);
  expect(api.books.listBooks.getQueryKey({})[1]).toEqual({});
  // @ts-expect-error: an operation without parameters takes none, not {}
  api.status.getStatus.getQueryKey({});
});

test('the key of an infinite query differs in infinite: true only', () => {
  expect(api.books.getBook.getInfiniteQueryKey(bookParameters)).toEqual([
    { method: 'get', url: '/books/{bookId}', infinite: true },
    { path: { bookId: 7 } },
  ]);
});

test('the key of a query holds the security of the operation', () => {
  const parameters = { header: { 'X-Store-Id': 'lisbon' } };
  expect(api.orders.listOrders.getQueryKey(parameters)).toEqual([
    {
      method: 'get',
      url: '/orders',
      security: ['MemberToken', 'SessionCookie'],
      infinite: false,
    },
    parameters,
  ]);
});

test('the key of a mutation holds url, method, and parameters, nothing else', () => {
  // The schema of this operation has media types and security as well.
  expect(api.books.updateBook.schema).toEqual({
    method: 'patch',
    url: '/books/{bookId}',
    mediaType: ['application/json', 'application/merge-patch+json'],
    security: ['StaffKey'],
  });
  expect(api.books.updateBook.getMutationKey(bookParameters)).toEqual([
    { url: '/books/{bookId}', method: 'patch' },
    { path: { bookId: 7 } },
  ]);
  expect(api.books.updateBook.getMutationKey()).toEqual([
    { url: '/books/{bookId}', method: 'patch' },
    {},
  ]);
});

test('the key of a queryable write operation holds media types and the body', () => {
  const queryable = createQueryableClient();
  const parameters = { query: { page: 2 }, body: { text: 'cosmos' } };
  expect(queryable.books.searchBooks.getQueryKey(parameters)).toEqual([
    {
      method: 'post',
      url: '/books/search',
      mediaType: ['application/json'],
      infinite: false,
    },
    { query: { page: 2 }, body: { text: 'cosmos' } },
  ]);
});

test('a filter without an argument has no infinite, so it matches both kinds', () => {
  const spy = vi.spyOn(queryClient, 'isFetching');
  api.books.listBooks.isFetching();
  expect(spy.mock.lastCall?.[0]?.queryKey).toEqual([
    { method: 'get', url: '/books' },
    {},
  ]);
  api.books.listBooks.isFetching({});
  expect(spy.mock.lastCall?.[0]?.queryKey).toEqual([
    { method: 'get', url: '/books', infinite: false },
    {},
  ]);
  spy.mockRestore();
});

test('getQueriesData() returns both kinds, getQueriesData({}) finite ones only', () => {
  const page = { items: [], page: 1, pageSize: 2, total: 0 };
  api.books.listBooks.setQueryData({}, page);
  api.books.listBooks.setInfiniteQueryData(
    {},
    { pages: [page], pageParams: [{}] },
  );
  const { getQueriesData } = api.books.listBooks;
  const readInfinite = (
    entries: readonly (readonly [unknown, ...unknown[]])[],
  ) => entries.map(([key]) => (key as [{ infinite: boolean }])[0].infinite);

  expect(readInfinite(getQueriesData())).toEqual([false, true]);
  expect(readInfinite(getQueriesData({}))).toEqual([false]);
  expect(readInfinite(getQueriesData({ infinite: true }))).toEqual([true]);
  queryClient.clear();
});

test('an infinite query keeps page parameters out of its key', async () => {
  const record = await runSample(async () => {
    await api.books.listReviews.fetchInfiniteQuery({
      parameters: { path: { bookId: 7 } },
      initialPageParam: { query: { cursor: undefined } },
      pages: 2,
      getNextPageParam: ({ nextCursor }) =>
        nextCursor === null ? undefined : { query: { cursor: nextCursor } },
    });
  });
  const { requests, queryKeys } = JSON.parse(record) as {
    requests: { url: string }[];
    queryKeys: unknown[];
  };
  expect(requests.map(({ url }) => url)).toEqual([
    'https://bookshop.example/v1/books/7/reviews',
    'https://bookshop.example/v1/books/7/reviews?cursor=c2',
  ]);
  expect(queryKeys).toEqual([
    [
      { method: 'get', url: '/books/{bookId}/reviews', infinite: true },
      { path: { bookId: 7 } },
    ],
  ]);
});

test('a key written by hand without infinite is another entry', () => {
  const book = { id: 7, title: 'Cosmos' };
  queryClient.setQueryData(
    [{ method: 'get', url: '/books/{bookId}' }, bookParameters],
    book,
  );
  expect(api.books.getBook.getQueryData(bookParameters)).toBeUndefined();
  queryClient.clear();
});

test('the base URL is not in the key: two clients share an entry of one QueryClient', () => {
  const shared = new QueryClient();
  const [europe, america] = [
    'https://eu.example',
    'https://us.example',
  ].map((baseUrl) =>
    createAPIClient({ requestFn, queryClient: shared, baseUrl }),
  );
  europe?.status.getStatus.setQueryData(undefined, {
    status: 'ok',
    version: '1',
  });
  expect(america?.status.getStatus.getQueryData()).toEqual({
    status: 'ok',
    version: '1',
  });
});
