import { api } from './client';

/** Of the reviews that are loaded so far; `undefined` when none are. */
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
