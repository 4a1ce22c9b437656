import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { readReviews } from './refreshBehind';

const parameters = { path: { bookId: 7 } };

test('keeps two pages and refreshes both', async () => {
  await recordSample(import.meta.url, async ({ value, idle }) => {
    await api.books.listReviews.fetchInfiniteQuery({
      parameters,
      initialPageParam: {},
      pages: 2,
      getNextPageParam: () => ({ query: { cursor: 'c2' } }),
    });
    const { pages } = await readReviews(7);
    value('pages', pages.length);
    await idle();
    const state = api.books.listReviews.getInfiniteQueryState(parameters);
    expect(state?.status).toBe('success');
    expect(state?.data?.pages).toHaveLength(2);
  });
});
