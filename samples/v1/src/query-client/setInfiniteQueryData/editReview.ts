import { qraft, queryClient } from './client';

type Review = typeof qraft.books.createReview.types.data;

/** Replaces an edited review on the page that contains it. */
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
