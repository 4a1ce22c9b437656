import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { describeReviews } from './reviewsState';

const parameters = { path: { bookId: 7 } };

test('describes the list before, during and after loading', async () => {
  await recordSample(import.meta.url, async ({ value, mockApi }) => {
    mockApi.delay(20);
    value('before', describeReviews(7));
    const loading = api.books.listReviews.fetchInfiniteQuery({
      parameters,
      initialPageParam: {},
      pages: 2,
      getNextPageParam: ({ nextCursor }) =>
        nextCursor ? { query: { cursor: nextCursor } } : undefined,
    });
    value('during', describeReviews(7));
    await loading;
    value('after', describeReviews(7));
  });
});

test('has nothing to do with the finite query', async () => {
  await runSample(async () => {
    await api.books.listReviews.fetchQuery({ parameters });
    expect(
      api.books.listReviews.getInfiniteQueryState(parameters),
    ).toBeUndefined();
  });
});

test('a cursor among the parameters names another list', async () => {
  await runSample(async () => {
    const { fetchInfiniteQuery, getInfiniteQueryState } =
      api.books.listReviews;
    await fetchInfiniteQuery({
      parameters,
      initialPageParam: {},
      pages: 2,
      getNextPageParam: ({ nextCursor }) =>
        nextCursor ? { query: { cursor: nextCursor } } : undefined,
    });
    expect(getInfiniteQueryState(parameters)?.data?.pages).toHaveLength(2);
    expect(
      getInfiniteQueryState({ ...parameters, query: { cursor: 'c2' } }),
    ).toBeUndefined();
  });
});
