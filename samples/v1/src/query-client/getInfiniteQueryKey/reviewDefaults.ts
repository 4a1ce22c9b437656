import { qraft, queryClient } from './client';

/** Keeps what was scrolled through for an hour, for each book. */
export function keepReviews() {
  const [operation] = qraft.books.listReviews.getInfiniteQueryKey({
    path: { bookId: 0 },
  });

  queryClient.setQueryDefaults([operation], {
    staleTime: 10 * 60 * 1000,
    gcTime: 60 * 60 * 1000,
  });
}
