import { api } from './client';

export function ReviewCounts() {
  // #region counts
  // Nothing: plain and infinite queries of the operation.
  const all = api.books.listReviews.useIsFetching();

  // Any object: plain queries only, even when it is empty.
  const plain = api.books.listReviews.useIsFetching({});

  // Infinite queries only, here those of one book.
  const pages = api.books.listReviews.useIsFetching({
    infinite: true,
    parameters: { path: { bookId: 7 } },
  });
  // #endregion counts

  return <output>{JSON.stringify({ all, plain, pages })}</output>;
}
