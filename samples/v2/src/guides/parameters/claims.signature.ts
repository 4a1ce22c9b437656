import type { Equal, Expect } from '../../../testing/types';
import { api } from './client';

const { getBook, listBooks, updateBook, revokeToken } = {
  ...api.books,
  ...api.auth,
};

export function useForms() {
  // Without required parameters, the argument can be left out.
  listBooks.useQuery();
  listBooks.useQuery(undefined, { staleTime: 60_000 });
  listBooks.useQuery({}, { staleTime: 60_000 });
  api.status.getStatus.useQuery(undefined, { staleTime: 60_000 });
  // > If the operation itself declares no parameters, write
  // > `useQuery(undefined, options)`. Parameters that the document declares on
  // > the path don't count. Otherwise, a required parameter is missing, and the
  // > message names it or its group.
  // @ts-expect-error: the document declares no parameters here
  api.status.getStatus.useQuery({}, { staleTime: 60_000 });
  // @ts-expect-error: path is missing
  getBook.useQuery({}, { staleTime: 60_000 });

  // A key can replace the parameters.
  getBook.useQuery(getBook.getQueryKey({ path: { bookId: 7 } }));
  // > The compiler rejects the wrong kind of key.
  // @ts-expect-error: an infinite key
  listBooks.useQuery(listBooks.getInfiniteQueryKey());

  const known = updateBook.useMutation({ path: { bookId: 7 } });
  known.mutate({ price: 990 });
  const late = updateBook.useMutation();
  late.mutate({ path: { bookId: 7 }, body: { price: 990 } });
  // @ts-expect-error: the parameters of the hook must be complete
  updateBook.useMutation({});
  revokeToken.useMutation({}).mutate();

  // Read-only objects are fine.
  listBooks.useQuery({ query: { tag: ['new'] } } as const);
}

export async function calls() {
  await listBooks();
  await listBooks({ parameters: {}, signal: AbortSignal.timeout(5000) });
  // > If you pass an object to a direct call of a read operation, it needs
  // > `parameters` (or a `queryKey`), even if every parameter is optional.
  // @ts-expect-error: an object needs parameters
  await listBooks({ signal: AbortSignal.timeout(5000) });
  await listBooks({
    queryKey: listBooks.getQueryKey(),
    signal: AbortSignal.timeout(5000),
  });
  // > If the document declares no parameters for the operation, write
  // > `api.status.getStatus({ parameters: undefined, signal })`.
  const signal = AbortSignal.timeout(5000);
  await api.status.getStatus({ parameters: undefined, signal });
  // @ts-expect-error: an object without them
  await api.status.getStatus({ signal });
  // @ts-expect-error: the operation has no parameters
  await api.status.getStatus({ parameters: {}, signal });
  await revokeToken({ signal: AbortSignal.timeout(5000) });
  await listBooks.fetchQuery();
  await listBooks.fetchQuery({ staleTime: 60_000 });

  // @ts-expect-error: null is not undefined
  await listBooks({ parameters: { query: { genre: null } } });
  // @ts-expect-error: a path parameter must not be undefined
  await getBook({ parameters: { path: { bookId: undefined } } });
  await listBooks({ parameters: { query: undefined } });
}

type Query = typeof listBooks.types.parameters.query;
export type GenreIsTyped = Expect<
  Equal<
    NonNullable<Query>['genre'],
    'fiction' | 'poetry' | 'science' | 'travel' | undefined
  >
>;
