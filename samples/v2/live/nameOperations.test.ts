import { expect, test } from 'vitest';
import { createAPIClient, services } from '../generated/api';
import { nameOperations } from './nameOperations';

const { books } = createAPIClient();
const key = books.getBook.getQueryKey({ path: { bookId: 7 } });
const infiniteKey = books.getBook.getInfiniteQueryKey({
  path: { bookId: 7 },
});

test('names an operation by its keys, as the sample calls it', () => {
  const names = nameOperations();
  names.add(services);
  expect(names.of(key)).toBe('books.getBook');
  expect(names.of(infiniteKey)).toBe('books.getBook');
});

test('the name is as long as the path that the sample uses', () => {
  const names = nameOperations();
  names.add(services.books);
  expect(names.of(key)).toBe('getBook');
});

test('does not know other keys', () => {
  const names = nameOperations();
  names.add(services.books.getBook);
  expect(names.of(key)).toBeUndefined();
  expect(names.of(['books'])).toBeUndefined();
  expect(names.of([])).toBeUndefined();
});
