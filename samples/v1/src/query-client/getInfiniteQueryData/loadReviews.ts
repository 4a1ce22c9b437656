import type { MockApi } from '../../../../common/mock-api';
import { qraft, queryClient } from './client';

/** Puts both pages of reviews into the cache, as a scrolled list does. */
export function loadTwoPages({ data: { reviews } }: MockApi) {
  qraft.books.listReviews.setInfiniteQueryData(
    { path: { bookId: 7 } },
    {
      pages: [
        { items: reviews.slice(0, 2), nextCursor: 'c2' },
        { items: reviews.slice(2), nextCursor: null },
      ],
      pageParams: [{}, { query: { cursor: 'c2' } }],
    },
    queryClient,
  );
}
