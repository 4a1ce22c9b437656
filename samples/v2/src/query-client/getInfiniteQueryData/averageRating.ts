import { api } from './client';

/** The average of the cached reviews, or `undefined` without any. */
export function averageRating(bookId: number) {
  const reviews = api.books.listReviews.getInfiniteQueryData({
    path: { bookId },
  });
  const ratings = reviews?.pages.flatMap(({ items }) =>
    items.map(({ rating }) => rating),
  );
  if (!ratings?.length) return undefined;

  return ratings.reduce((sum, rating) => sum + rating) / ratings.length;
}
