import { api } from './client';

/** Removes a review from the list, whichever page it is on. */
export function hideReview(bookId: number, reviewId: string) {
  return api.books.listReviews.setInfiniteQueryData(
    { path: { bookId } },
    (reviews) =>
      reviews && {
        ...reviews,
        pages: reviews.pages.map((page) => ({
          ...page,
          items: page.items.filter(({ id }) => id !== reviewId),
        })),
      },
  );
}
