import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';
import { countPages } from './wrongKind';

test('the updater gets infinite data, whatever the type says', async () => {
  await runSample(async () => {
    await api.books.listBooks.fetchInfiniteQuery({ parameters: {} });
    expect(countPages()).toEqual([1]);
  });
});

// > Returning a single page, or passing one instead of a function, compiles as
// > well and overwrites the list, which then fails to render.
test('a single page overwrites the list', async () => {
  await runSample(async () => {
    const { fetchInfiniteQuery, setQueriesData, getInfiniteQueryData } =
      api.books.listBooks;
    const page = { items: [], page: 1, pageSize: 2, total: 0 };
    for (const updater of [page, () => page]) {
      await fetchInfiniteQuery({ parameters: {} });
      setQueriesData({ infinite: true }, updater);
      expect(getInfiniteQueryData({})).toEqual(page);
      expect(getInfiniteQueryData({})?.pages).toBeUndefined();
      api.books.listBooks.removeQueries();
    }
  });
});
