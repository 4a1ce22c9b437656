import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { invalidateReviews } from './invalidateReviews';

const { listReviews } = api.books;
const ofBook = (bookId: number) => ({ path: { bookId } });

test('marks both kinds of one book, and no other book', async () => {
  await recordSample(import.meta.url, async ({ renderHook }) => {
    listReviews.setQueryData(ofBook(1), { items: [], nextCursor: null });
    const list = renderHook(() => listReviews.useQuery(ofBook(7)));
    const endless = renderHook(() =>
      listReviews.useInfiniteQuery(ofBook(7), {
        initialPageParam: {},
        getNextPageParam: ({ nextCursor }) =>
          nextCursor ? { query: { cursor: nextCursor } } : undefined,
      }),
    );
    await waitFor(() => {
      expect(list.result.current.isSuccess).toBe(true);
      expect(endless.result.current.isSuccess).toBe(true);
    });
    await invalidateReviews(7);
    expect(listReviews.getQueryState(ofBook(7))?.dataUpdateCount).toBe(2);
    expect(
      listReviews.getInfiniteQueryState(ofBook(7))?.dataUpdateCount,
    ).toBe(2);
    expect(listReviews.getQueryState(ofBook(1))?.isInvalidated).toBe(false);
  });
});
