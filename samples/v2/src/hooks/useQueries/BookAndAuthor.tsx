import { useQueries } from '@tanstack/react-query';
import { api } from './client';

interface Props {
  bookId: number;
  authorId: string;
}

export function BookAndAuthor({ bookId, authorId }: Props) {
  const { isPending, isError } = useQueries({
    queries: [
      {
        queryKey: api.books.getBook.getQueryKey({ path: { bookId } }),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          unwrap(
            api.books.getBook({ parameters: { path: { bookId } }, signal }),
          ),
      },
      {
        queryKey: api.authors.getAuthor.getQueryKey({ path: { authorId } }),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          unwrap(
            api.authors.getAuthor({
              parameters: { path: { authorId } },
              signal,
            }),
          ),
      },
    ],
    combine: (results) => ({
      isPending: results.some((result) => result.isPending),
      isError: results.some((result) => result.isError),
    }),
  });

  if (isError) return <p role="alert">One of them did not load.</p>;
  return <p>{isPending ? 'Loading…' : 'Ready'}</p>;
}

/** Returns the data or throws, as TanStack Query expects. */
async function unwrap<TData>(
  call: Promise<{ data?: TData; error?: unknown }>,
): Promise<TData> {
  const result = await call;
  if ('error' in result) throw result.error;
  return result.data as TData;
}
