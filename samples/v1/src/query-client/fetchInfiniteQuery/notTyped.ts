import { qraft, queryClient } from './client';
import { server } from './server';

const { listBooks } = qraft.books;

// #region wrong
const options = {
  parameters: { query: { genre: 'poetry' as const } },
  initialPageParam: { query: { page: 1 } },
  ...server,
};

export function listPoems() {
  // @ts-expect-error
  return listBooks.fetchInfiniteQuery(options, queryClient);
}
// #endregion wrong
