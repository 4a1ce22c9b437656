import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { reviewOptions, seedReviews } from './seedReviews';

test('requests the second page only', async () => {
  await recordSample(
    import.meta.url,
    async ({ renderHook, mockApi, idle }) => {
      seedReviews(7, {
        items: mockApi.data.reviews.slice(0, 2),
        nextCursor: 'c2',
      });
      const { result } = renderHook(() =>
        api.books.listReviews.useInfiniteQuery(
          { path: { bookId: 7 } },
          reviewOptions,
        ),
      );
      expect(result.current.data?.pages).toHaveLength(1);
      act(() => void result.current.fetchNextPage());
      await idle();
      expect(result.current.data?.pages[1]?.items[0]?.id).toBe('r1');
    },
  );
});
