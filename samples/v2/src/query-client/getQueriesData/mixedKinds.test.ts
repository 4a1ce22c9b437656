import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { countBooks, countBooksWrongly } from './mixedKinds';

test('finds both kinds without an argument', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const { listBooks } = api.books;
    await listBooks.fetchQuery({ parameters: {} });
    expect(countBooksWrongly()).toBe(2);
    await listBooks.fetchInfiniteQuery({
      parameters: {},
      initialPageParam: { query: { page: 1 } },
      getNextPageParam: ({ page }) => ({ query: { page: page + 1 } }),
      pages: 2,
    });
    expect(listBooks.getQueriesData()).toHaveLength(2);
    expect(listBooks.getQueriesData({})).toHaveLength(1);
    expect(listBooks.getQueriesData({ infinite: true })).toHaveLength(1);

    let error: unknown;
    try {
      countBooksWrongly();
    } catch (reason) {
      error = reason;
    }
    expect(error).toBeInstanceOf(TypeError);
    value('countBooksWrongly() throws', error);
    value('countBooks()', countBooks());
  });
});

test('an undefined queryKey matches every query of the client', async () => {
  const { listBooks, getBook } = api.books;
  getBook.setQueryData(
    { path: { bookId: 4 } },
    {
      id: 4,
      title: 'Late in the Day',
      authorId: 'leguin',
      genre: 'poetry',
      price: 990,
      stock: 2,
      tags: [],
    },
  );
  expect(listBooks.getQueriesData({ queryKey: undefined })).toHaveLength(1);
  expect(listBooks.getQueriesData({})).toHaveLength(0);
  getBook.removeQueries();
});
