import { qraft, queryClient } from './client';

/** Keeps the loaded reviews of every book for an hour. */
export function keepReviews() {
  const [operation] = qraft.books.listReviews.getInfiniteQueryKey({
    path: { bookId: 0 },
  });

  queryClient.setQueryDefaults([operation], {
    staleTime: 10 * 60 * 1000,
    gcTime: 60 * 60 * 1000,
  });
}
