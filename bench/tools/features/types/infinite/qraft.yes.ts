import { api } from '../clients/qraft';

export const useReviews = () =>
  api.books.listReviews.useInfiniteQuery(
    { path: { bookId: 7 } },
    {
      initialPageParam: {},
      getNextPageParam: ({ nextCursor }) =>
        nextCursor ? { query: { cursor: nextCursor } } : undefined,
    },
  );
