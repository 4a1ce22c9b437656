import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { qraft, queryClient } from './client';
import { restoreReviews, restoreWrongly } from './restoreReviews';

const parameters = { path: { bookId: 7 } };

test('finds the first page in the cache and asks for the second', async () => {
  await recordSample(
    import.meta.url,
    async ({ renderHook, mockApi, idle }) => {
      const savedAt = Date.now() - 30_000;
      const items = mockApi.data.reviews.slice(0, 2);
      restoreReviews(7, { items, nextCursor: 'c2' }, savedAt);
      const { listReviews } = qraft.books;
      expect(
        listReviews.getInfiniteQueryState(parameters, queryClient)
          ?.dataUpdatedAt,
      ).toBe(savedAt);

      const { result } = renderHook(() =>
        listReviews.useInfiniteQuery(parameters, {
          initialPageParam: {},
          getNextPageParam: ({ nextCursor }) =>
            nextCursor ? { query: { cursor: nextCursor } } : undefined,
          staleTime: 60_000,
        }),
      );
      expect(result.current.data?.pages).toHaveLength(1);
      act(() => void result.current.fetchNextPage());
      await idle();
      expect(result.current.data?.pages[1]?.items[0]?.id).toBe('r1');
    },
  );
});

test('options after the client are taken for the client', () => {
  expect(() => restoreWrongly(7, 0)).toThrow(
    'queryClient is invalid, setQueryData method does not exist',
  );
});

// > If you omit the client, the call throws `queryClient is invalid, setQueryData
// > method does not exist`, which names TanStack Query's method. If the client is
// > `undefined`, it throws `queryClient is required`.
test('says what is wrong with the client', () => {
  const { setInfiniteQueryData } = qraft.books.listReviews;
  // @ts-expect-error: the client is missing
  expect(() => setInfiniteQueryData(parameters, () => undefined)).toThrow(
    'queryClient is invalid, setQueryData method does not exist',
  );
  expect(() =>
    // @ts-expect-error: the client is undefined
    setInfiniteQueryData(parameters, () => undefined, undefined),
  ).toThrow('queryClient is required');
});
