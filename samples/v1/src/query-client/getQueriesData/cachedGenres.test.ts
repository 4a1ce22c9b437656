import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { asWritten } from '../../facts/asWritten';
import { cachedGenres } from './cachedGenres';
import { baseUrl, qraft, queryClient } from './client';

const { listBooks, getBook } = qraft.books;
const fetchList = (query: {
  genre?: 'poetry' | 'science';
  page?: number;
}) =>
  listBooks.fetchQuery(
    { parameters: { query }, requestFn, baseUrl },
    queryClient,
  );

test('reads the genres from the keys', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    await fetchList({ genre: 'poetry' });
    await fetchList({ genre: 'science', page: 2 });
    expect(cachedGenres()).toEqual(['poetry', 'science']);
    value('cachedGenres()', cachedGenres());
    value(
      "getQueriesData({ infinite: false, parameters: { query: { genre: 'poetry' } } }, queryClient)",
      listBooks.getQueriesData(
        { infinite: false, parameters: { query: { genre: 'poetry' } } },
        queryClient,
      ),
    );
  });
});

test('returns entries without data, too', async () => {
  await runSample(async ({ mockApi, idle }) => {
    mockApi.delay(20);
    void fetchList({ genre: 'poetry' });
    const [entry] = listBooks.getQueriesData(
      { infinite: false },
      queryClient,
    );
    expect(entry?.[0]).toEqual(
      listBooks.getQueryKey({ query: { genre: 'poetry' } }),
    );
    expect(entry?.[1]).toBeUndefined();
    await idle();
  });
});

test('without a filter both kinds are found, without a key all operations', async () => {
  await runSample(async () => {
    await fetchList({ genre: 'poetry' });
    const page = { items: [], page: 1, pageSize: 2, total: 0 };
    listBooks.setInfiniteQueryData(
      {},
      { pages: [page], pageParams: [{}] },
      queryClient,
    );
    await getBook.fetchQuery(
      { parameters: { path: { bookId: 4 } }, requestFn, baseUrl },
      queryClient,
    );
    const read = asWritten(listBooks.getQueriesData);
    expect(read(queryClient)).toHaveLength(2);
    expect(read({}, queryClient)).toHaveLength(1);
    expect(read({ infinite: true }, queryClient)).toHaveLength(1);
    expect(read({ queryKey: undefined }, queryClient)).toHaveLength(3);
  });
});

// > The filter `stale: false` isn't enough: if no hook uses the data, it counts
// > as stale only after an invalidation.
test('stale: false finds old data without a hook', async () => {
  await runSample(async () => {
    const page = { items: [], page: 1, pageSize: 2, total: 0 };
    const countFresh = () =>
      listBooks.getQueriesData(
        { infinite: false, stale: false },
        queryClient,
      ).length;
    listBooks.setQueryData({}, page, { updatedAt: 1 }, queryClient);
    expect(countFresh()).toBe(1);
    await listBooks.invalidateQueries(queryClient);
    expect(countFresh()).toBe(0);
  });
});
