import { qraft } from './client';

export function useThreeForms() {
  // #region forms
  // Parameters, grouped into path, query, and header
  const poetry = qraft.books.listBooks.useQuery({
    query: { genre: 'poetry' },
  });

  // A key of this operation: the same entry, and no second request
  const queryKey = qraft.books.listBooks.getQueryKey({
    query: { genre: 'poetry' },
  });
  const samePoetry = qraft.books.listBooks.useQuery(queryKey);

  // No argument, if no parameter is required
  const all = qraft.books.listBooks.useQuery();

  // Options without parameters
  const status = qraft.status.getStatus.useQuery(undefined, {
    staleTime: 60_000,
  });
  // #endregion forms
  return { poetry, samePoetry, all, status };
}
