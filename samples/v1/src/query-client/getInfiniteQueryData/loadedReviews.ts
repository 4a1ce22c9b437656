import { qraft, queryClient } from './client';

/** Counts the loaded reviews, for a text such as "3 reviews". */
export function loadedReviews(bookId: number) {
  const reviews = qraft.books.listReviews.getInfiniteQueryData(
    { path: { bookId } },
    queryClient,
  );
  return reviews?.pages.flatMap(({ items }) => items).length ?? 0;
}
