import { qraft, queryClient } from './client';
import { server } from './server';

// #region wrong
export function loadBooks() {
  // Compiles, but rejects, because no key is built.
  return qraft.books.listBooks.fetchQuery({ ...server }, queryClient);
}

export function loadStatus() {
  return qraft.status.getStatus.fetchQuery(
    // @ts-expect-error
    { parameters: {}, ...server },
    queryClient,
  );
}
// #endregion wrong

// #region right
export function loadBooksOfAnyKind() {
  return qraft.books.listBooks.fetchQuery(
    { parameters: {}, ...server },
    queryClient,
  );
}

export function loadStatusByKey() {
  const queryKey = qraft.status.getStatus.getQueryKey();
  return qraft.status.getStatus.fetchQuery(
    { queryKey, ...server },
    queryClient,
  );
}
// #endregion right
