import { qraft, queryClient } from './client';

// #region selected
const reviews = qraft.books.listReviews;
const bookSeven = { path: { bookId: 7 } };

export function countSelected() {
  return {
    none: reviews.isFetching(queryClient),
    emptyObject: reviews.isFetching({}, queryClient),
    infinite: reviews.isFetching({ infinite: true }, queryClient),
    bookSeven: reviews.isFetching({ parameters: bookSeven }, queryClient),
    bookSevenExact: reviews.isFetching(
      { parameters: bookSeven, exact: true },
      queryClient,
    ),
    neverLoaded: reviews.isFetching(
      { infinite: false, predicate: ({ state }) => !state.data },
      queryClient,
    ),
  };
}
// #endregion selected
