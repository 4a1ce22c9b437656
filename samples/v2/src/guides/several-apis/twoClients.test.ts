import { expect, test } from 'vitest';
import { catalog, shop } from './twoClients';

test('keys follow from the operation, not from the client', () => {
  const parameters = { path: { bookId: 7 } };
  expect(catalog.books.getBook.getQueryKey(parameters)).toEqual(
    shop.books.getBook.getQueryKey(parameters),
  );
});
