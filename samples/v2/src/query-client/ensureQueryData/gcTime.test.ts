import { afterEach, expect, test, vi } from 'vitest';
import { api } from './client';

const { ensureQueryData, getQueryState } = api.books.getBook;
const parameters = { path: { bookId: 7 } };
const book: typeof api.books.getBook.types.data = {
  id: 7,
  title: 'The Left Hand of Darkness',
  authorId: 'le-guin',
  genre: 'fiction',
  price: 1290,
  stock: 5,
  tags: [],
};
const options = { parameters, queryFn: () => book };

afterEach(() => {
  vi.useRealTimers();
});

// > Calling `ensureQueryData()` again doesn't extend that time
test('a second call does not keep the entry longer', async () => {
  vi.useFakeTimers();
  await ensureQueryData(options);
  await vi.advanceTimersByTimeAsync(299_000);
  await ensureQueryData(options);
  expect(getQueryState(parameters)).toBeDefined();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(getQueryState(parameters)).toBeUndefined();
});
