import { qraft, queryClient } from './client';

type Review = typeof qraft.books.createReview.types.data;

/** An author has edited a review: replaces it on whichever page it is. */
export function editReview(edited: Review) {
  return qraft.books.listReviews.setInfiniteQueryData(
    { path: { bookId: edited.bookId } },
    (reviews) =>
      reviews && {
        ...reviews,
        pages: reviews.pages.map((page) => ({
          ...page,
          items: page.items.map((review) =>
            review.id === edited.id ? edited : review,
          ),
        })),
      },
    queryClient,
  );
}
