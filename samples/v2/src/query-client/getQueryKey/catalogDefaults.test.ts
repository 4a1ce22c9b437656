import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { listGenre, setCatalogDefaults } from './catalogDefaults';
import { api, queryClient } from './client';

beforeAll(setCatalogDefaults);
// Other tests use the same QueryClient.
afterAll(() =>
  queryClient.setQueryDefaults(api.books.listBooks.getQueryKey(), {}),
);

test('asks once per genre, since lists stay fresh', async () => {
  await recordSample(import.meta.url, async () => {
    await listGenre('poetry');
    await listGenre('science');
    await listGenre('poetry');
  });
});

// > If a parameter is required, `getQueryKey()` without it does not compile. In
// > that case, pass a key with only the first element to `setQueryDefaults()`.
// > For example, `[{ ...api.books.getBook.schema, infinite: false }]` matches
// > every book.
test('the first element alone fits every entry of the operation', () => {
  const { getBook } = api.books;
  const everyBook = [{ ...getBook.schema, infinite: false }];
  queryClient.setQueryDefaults(everyBook, { staleTime: 60_000 });
  const parameters = { path: { bookId: 7 } };
  const defaults = (key: readonly unknown[]) =>
    queryClient.getQueryDefaults(key).staleTime;

  expect(defaults(getBook.getQueryKey(parameters))).toBe(60_000);
  expect(defaults(getBook.getInfiniteQueryKey(parameters))).toBeUndefined();
  queryClient.setQueryDefaults(everyBook, {});
});

test('leaves infinite lists alone', () => {
  const defaults = (key: readonly unknown[]) =>
    queryClient.getQueryDefaults(key).staleTime;
  const parameters = { query: { page: 3 } };
  expect(defaults(api.books.listBooks.getQueryKey(parameters))).toBe(
    300_000,
  );
  expect(
    defaults(api.books.listBooks.getInfiniteQueryKey(parameters)),
  ).toBeUndefined();
});
