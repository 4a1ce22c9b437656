import { api } from './client';

type ReviewPage = typeof api.books.listReviews.types.data;

// #region seed
/** Starts the list with a first page that came with the HTML. */
export function seedReviews(bookId: number, firstPage: ReviewPage) {
  api.books.listReviews.setInfiniteQueryData(
    { path: { bookId } },
    { pages: [firstPage], pageParams: [{}] },
  );
}

/** The options of the component that shows the list. */
export const reviewOptions = {
  initialPageParam: {},
  getNextPageParam: ({ nextCursor }: ReviewPage) =>
    nextCursor ? { query: { cursor: nextCursor } } : undefined,
  staleTime: 60_000,
};
// #endregion seed
