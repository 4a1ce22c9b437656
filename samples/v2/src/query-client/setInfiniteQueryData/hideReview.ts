import { api } from './client';

/** Takes a review off the list, on whichever page it is. */
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
