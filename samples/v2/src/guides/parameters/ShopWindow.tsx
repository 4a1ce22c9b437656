import { api } from './client';

export function ShopWindow() {
  // #region forms
  // 1. Parameters, in the groups of the document: path, query, header.
  const fiction = api.books.listBooks.useQuery({
    query: { genre: 'fiction' },
  });

  // 2. A key of this operation: here, the same cache entry once more.
  const key = api.books.listBooks.getQueryKey({
    query: { genre: 'fiction' },
  });
  const sameFiction = api.books.listBooks.useQuery(key);

  // 3. Nothing, because the document requires no parameter.
  const allBooks = api.books.listBooks.useQuery();

  // When options follow, undefined takes the place of the parameters.
  const status = api.status.getStatus.useQuery(undefined, {
    staleTime: 60_000,
  });
  // #endregion forms

  return (
    <p>
      {sameFiction.data === fiction.data && fiction.data?.total} of{' '}
      {allBooks.data?.total} are fiction. The shop is {status.data?.status}.
    </p>
  );
}
