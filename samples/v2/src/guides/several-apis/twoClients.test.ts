import { expect, test } from 'vitest';
import { catalog, shop } from './twoClients';

// > The base URL and the client are **not** part of the key.
test('keys follow from the operation, not from the client', () => {
  const parameters = { path: { bookId: 7 } };
  expect(catalog.books.getBook.getQueryKey(parameters)).toEqual(
    shop.books.getBook.getQueryKey(parameters),
  );
});
