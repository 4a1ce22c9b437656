import { api } from './client';
import { useDeleteBook } from './useDeleteBook';

export function BookFeed() {
  const books = api.books.listBooks.useInfiniteQuery(undefined, {
    initialPageParam: {},
    getNextPageParam: ({ page, pageSize, total }) =>
      page * pageSize < total ? { query: { page: page + 1 } } : undefined,
  });
  const { mutate, isError } = useDeleteBook();

  return (
    <>
      {books.isError && <p role="alert">The books did not load.</p>}
      {isError && <p role="alert">The book was not deleted.</p>}
      <ul>
        {books.data?.pages.flatMap(({ items }) =>
          items.map(({ id, title }) => (
            <li key={id}>
              {title}{' '}
              <button onClick={() => mutate({ path: { bookId: id } })}>
                Delete
              </button>
            </li>
          )),
        )}
      </ul>
      {books.hasNextPage && (
        <button
          disabled={books.isFetching}
          onClick={() => void books.fetchNextPage()}
        >
          Load more
        </button>
      )}
    </>
  );
}
