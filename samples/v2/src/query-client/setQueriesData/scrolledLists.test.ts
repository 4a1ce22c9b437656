import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { renameInScrolledLists } from './scrolledLists';

test('renames on the page where the book is', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    await api.books.listBooks.fetchInfiniteQuery({
      parameters: { query: { genre: 'fiction' } },
      initialPageParam: { query: { page: 1 } },
      getNextPageParam: ({ page }) => ({ query: { page: page + 1 } }),
      pages: 2,
    });
    renameInScrolledLists(7, 'Winter Planet');
    const lists = api.books.listBooks.getQueriesData({ infinite: true });
    const titles = lists.map(([, books]) =>
      books?.pages.map(({ items }) => items.map(({ title }) => title)),
    );
    expect(titles.flat(2)).toContain('Winter Planet');
    value('titles by list and page', titles);
  });
});

test('does not make other lists fresh', async () => {
  await runSample(async () => {
    const { listBooks } = api.books;
    const parameters = { query: { genre: 'science' } } as const;
    await listBooks.fetchInfiniteQuery({
      parameters,
      initialPageParam: { query: { page: 1 } },
    });
    await listBooks.invalidateQueries();
    renameInScrolledLists(7, 'Winter Planet');
    const state = listBooks.getInfiniteQueryState(parameters);
    expect(state?.isInvalidated).toBe(true);
  });
});
