import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { poetryLists } from './cachedLists';
import { api } from './client';

const fetchList = (query: {
  genre?: 'poetry' | 'science';
  page?: number;
}) => api.books.listBooks.fetchQuery({ parameters: { query } });

test('returns all lists of one genre', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    await fetchList({ genre: 'poetry' });
    await fetchList({ genre: 'poetry', page: 2 });
    await fetchList({ genre: 'science' });
    value('poetryLists()', poetryLists());
    expect(poetryLists()).toHaveLength(2);
  });
});

test('returns entries without data, too', async () => {
  await runSample(async ({ mockApi, idle }) => {
    mockApi.delay(20);
    void fetchList({ genre: 'poetry' });
    const entries = poetryLists();
    expect(entries).toHaveLength(1);
    expect(entries[0]?.[1]).toBeUndefined();
    await idle();
  });
});

test('compares parameters as far as they are given', async () => {
  await runSample(async () => {
    await fetchList({ genre: 'poetry' });
    await api.books.listBooks.fetchQuery({ parameters: {} });
    const { getQueriesData } = api.books.listBooks;
    expect(getQueriesData({})).toHaveLength(2);
    expect(getQueriesData({ parameters: { query: {} } })).toHaveLength(1);
  });
});
