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

// > After an error response without a body, `error` can be `null` or `''`, so
// > check `status` instead.
test.each([
  [{ 'content-length': '0' }, null],
  [{}, ''],
])(
  'an error response without a body and with %j',
  async (headers, error) => {
    await runSample(async ({ mockApi }) => {
      const { prefetchInfiniteQuery, getInfiniteQueryState } =
        api.books.listReviews;
      mockApi.respond(
        'get',
        '/books/{bookId}/reviews',
        () => new Response(null, { status: 503, headers }),
      );
      await prefetchInfiniteQuery({
        parameters,
        initialPageParam: {},
        retry: false,
      });
      const state = getInfiniteQueryState(parameters);
      expect(state?.status).toBe('error');
      expect(state?.error).toBe(error);
    });
  },
);

// > The default is `{}`, the list without parameters.
test('without parameters it reads the list without parameters', async () => {
  await runSample(async () => {
    const { fetchInfiniteQuery, getInfiniteQueryState } =
      api.books.listBooks;
    await fetchInfiniteQuery({
      parameters: { query: { genre: 'science' } },
      initialPageParam: {},
    });
    expect(getInfiniteQueryState()).toBeUndefined();
    await fetchInfiniteQuery({ parameters: {}, initialPageParam: {} });
    expect(getInfiniteQueryState()?.data?.pages).toHaveLength(1);
  });
});
