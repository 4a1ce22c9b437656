import { api } from './client';

export function PageWindow({ startPage }: { startPage: number }) {
  const books = api.books.listBooks.useInfiniteQuery(undefined, {
    initialPageParam: { query: { page: startPage } },
    getNextPageParam: ({ page, pageSize, total }) =>
      page * pageSize < total ? { query: { page: page + 1 } } : undefined,
    getPreviousPageParam: ({ page }) =>
      page > 1 ? { query: { page: page - 1 } } : undefined,
    maxPages: 2,
  });

  return (
    <>
      <button
        disabled={!books.hasPreviousPage || books.isFetching}
        onClick={() => books.fetchPreviousPage()}
      >
        Earlier
      </button>
      <ul>
        {books.data?.pages.map(({ page, items }) => (
          <li key={page}>
            Page {page}: {items.map((book) => book.title).join(', ')}
          </li>
        ))}
      </ul>
      <button
        disabled={!books.hasNextPage || books.isFetching}
        onClick={() => books.fetchNextPage()}
      >
        Later
      </button>
    </>
  );
}
