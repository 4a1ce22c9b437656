import { expect, test } from 'vitest';
import { qraft } from '../../shared/client';

test('builds a query key from the schema, infinite: false, and the parameters', () => {
  expect(qraft.books.getBook.getQueryKey({ path: { bookId: 7 } })).toEqual([
    { method: 'get', url: '/books/{bookId}', infinite: false },
    { path: { bookId: 7 } },
  ]);
});

test('puts an empty object where parameters are missing', () => {
  expect(qraft.books.listBooks.getQueryKey()).toEqual([
    { method: 'get', url: '/books', infinite: false },
    {},
  ]);
});

test('builds an infinite query key with infinite: true', () => {
  const parameters = { query: { genre: 'poetry' as const } };
  expect(qraft.books.listBooks.getInfiniteQueryKey(parameters)).toEqual([
    { method: 'get', url: '/books', infinite: true },
    { query: { genre: 'poetry' } },
  ]);
});

test('keeps the security schemes of the operation in its query key', () => {
  expect(qraft.members.getProfile.getQueryKey()).toEqual([
    {
      method: 'get',
      url: '/members/me',
      security: ['SessionCookie'],
      infinite: false,
    },
    {},
  ]);
});

test('builds a mutation key from url and method only', () => {
  expect(
    qraft.books.updateBook.getMutationKey({ path: { bookId: 7 } }),
  ).toEqual([
    { method: 'patch', url: '/books/{bookId}' },
    { path: { bookId: 7 } },
  ]);
  expect(qraft.books.createBook.getMutationKey()).toEqual([
    { method: 'post', url: '/books' },
    {},
  ]);
});

test('leaves the body out of a mutation key', () => {
  const parameters = { path: { bookId: 7 }, body: { price: 900 } };
  expect(qraft.books.updateBook.getMutationKey(parameters)[1]).toEqual({
    path: { bookId: 7 },
  });
});

test('gives the schema of an operation with one media type', () => {
  expect(qraft.books.updateBook.schema).toEqual({
    method: 'patch',
    url: '/books/{bookId}',
    mediaType: 'application/json',
    security: ['StaffKey'],
  });
});
