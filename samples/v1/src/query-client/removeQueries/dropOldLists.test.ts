import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { dropOldLists } from './dropOldLists';

const ofGenre = (genre: 'poetry' | 'science' | 'travel') => ({
  query: { genre },
});
const page = { items: [], page: 1, pageSize: 2, total: 0 };

test('drops the old list that is not shown', async () => {
  await runSample(({ renderHook }) => {
    const { listBooks } = qraft.books;
    const old = { updatedAt: Date.now() - 11 * 60 * 1000 };
    const read = (genre: 'poetry' | 'science' | 'travel') =>
      listBooks.getQueryData(ofGenre(genre), queryClient);
    listBooks.setQueryData(ofGenre('poetry'), page, old, queryClient);
    listBooks.setQueryData(ofGenre('science'), page, old, queryClient);
    listBooks.setQueryData(ofGenre('travel'), page, queryClient);
    renderHook(() =>
      listBooks.useQuery(ofGenre('science'), { enabled: false }),
    );
    dropOldLists();
    expect(read('poetry')).toBeUndefined();
    expect(read('science')).toBeDefined();
    expect(read('travel')).toBeDefined();
    // A disabled hook counts as inactive, although it shows the list.
    listBooks.removeQueries({ type: 'inactive' }, queryClient);
    expect(read('science')).toBeUndefined();
  });
});

// > `fetchStatus: 'idle'` excludes lists that are loading. Removing them would
// > abort the request.
test('does not abort a list that is loading for the first time', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.delay(20);
    const loading = qraft.books.listBooks.fetchQuery(
      { parameters: ofGenre('poetry'), requestFn, baseUrl },
      queryClient,
    );
    dropOldLists();
    await expect(loading).resolves.toBeDefined();
  });
});

test('an undefined key empties the whole cache', async () => {
  await runSample(() => {
    qraft.books.listBooks.setQueryData({}, page, queryClient);
    qraft.books.getBook.removeQueries({ queryKey: undefined }, queryClient);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
