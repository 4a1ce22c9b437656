import { api } from './client';

export function ReviewCounts() {
  // #region counts
  // No argument: finite and infinite queries of the operation.
  const all = api.books.listReviews.useIsFetching();

  // An empty filter: finite queries only.
  const finite = api.books.listReviews.useIsFetching({});

  // Infinite queries of one book.
  const pages = api.books.listReviews.useIsFetching({
    infinite: true,
    parameters: { path: { bookId: 7 } },
  });
  // #endregion counts

  return <output>{JSON.stringify({ all, finite, pages })}</output>;
}
