import { api } from './client';

// #region count
export function countRunning() {
  return {
    all: api.books.listReviews.isFetching(),
    finite: api.books.listReviews.isFetching({}),
    infinite: api.books.listReviews.isFetching({ infinite: true }),
    ofBook7: api.books.listReviews.isFetching({
      parameters: { path: { bookId: 7 } },
    }),
  };
}
// #endregion count
