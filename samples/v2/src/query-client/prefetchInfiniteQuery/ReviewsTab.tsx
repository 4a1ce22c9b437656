import { useState } from 'react';
import { api } from './client';

type ReviewList = typeof api.books.listReviews.types.data;

// #region tab
const reviewPages = {
  initialPageParam: {},
  getNextPageParam: ({ nextCursor }: ReviewList) =>
    nextCursor ? { query: { cursor: nextCursor } } : undefined,
  staleTime: 60_000,
};

export function ReviewsTab({ bookId }: { bookId: number }) {
  const [isOpen, setIsOpen] = useState(false);

  const prefetch = () => {
    void api.books.listReviews.prefetchInfiniteQuery({
      ...reviewPages,
      parameters: { path: { bookId } },
      pages: 2,
    });
  };

  if (isOpen) return <Reviews bookId={bookId} />;
  return (
    <button onFocus={prefetch} onClick={() => setIsOpen(true)}>
      Reviews
    </button>
  );
}

function Reviews({ bookId }: { bookId: number }) {
  const { data } = api.books.listReviews.useInfiniteQuery(
    { path: { bookId } },
    reviewPages,
  );
  const reviews = data?.pages.flatMap(({ items }) => items) ?? [];
  return <p>{reviews.length} reviews</p>;
}
// #endregion tab
