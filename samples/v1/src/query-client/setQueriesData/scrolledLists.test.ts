import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { qraft, queryClient } from './client';
import { removeFromScrolledLists } from './scrolledLists';

test('removes the book on the page where it is', async () => {
  await recordSample(import.meta.url, ({ mockApi, value }) => {
    const { listBooks } = qraft.books;
    const { books } = mockApi.data;
    const page = { pageSize: 2, total: 4 };
    listBooks.setInfiniteQueryData(
      {},
      {
        pages: [
          { ...page, page: 1, items: books.slice(0, 2) },
          { ...page, page: 2, items: books.slice(2, 4) },
        ],
        pageParams: [{}, { query: { page: 2 } }],
      },
      queryClient,
    );
    removeFromScrolledLists(3);
    const titles = listBooks
      .getInfiniteQueryData({}, queryClient)
      ?.pages.map(({ items }) => items.map(({ title }) => title));
    expect(titles).toEqual([
      ['Invisible Cities', 'Cosmos'],
      ['Late in the Day'],
    ]);
    value('titles by page', titles);
  });
});

test('does not make other lists fresh', async () => {
  await runSample(async ({ mockApi }) => {
    const { listBooks } = qraft.books;
    const items = mockApi.data.books.slice(0, 2);
    listBooks.setInfiniteQueryData(
      {},
      {
        pages: [{ items, page: 1, pageSize: 2, total: 2 }],
        pageParams: [{}],
      },
      queryClient,
    );
    await listBooks.invalidateQueries(queryClient);
    removeFromScrolledLists(99);
    const state = listBooks.getInfiniteQueryState({}, queryClient);
    expect(state?.isInvalidated).toBe(true);
  });
});
