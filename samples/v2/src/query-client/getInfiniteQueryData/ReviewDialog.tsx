import { api } from './client';

// #region dialog
/** Looks up a review in the cached list of its book. */
export function findReview(bookId: number, reviewId: string) {
  return api.books.listReviews
    .getInfiniteQueryData({ path: { bookId } })
    ?.pages.flatMap(({ items }) => items)
    .find(({ id }) => id === reviewId);
}

export function ReviewDialog(props: { bookId: number; reviewId: string }) {
  const review = findReview(props.bookId, props.reviewId);
  if (!review) return <p>Open the review from the list of its book.</p>;

  return (
    <dialog open aria-label="Review">
      <p>{review.text}</p>
      <p>{review.rating} of 5</p>
    </dialog>
  );
}
// #endregion dialog
