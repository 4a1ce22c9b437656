import { api } from './client';

export function Catalog() {
  const fiction = api.books.listBooks.useInfiniteQuery(
    { query: { genre: 'fiction' } },
    {
      initialPageParam: { query: { page: 1 } },
      getNextPageParam: ({ page, pageSize, total }) =>
        page * pageSize < total ? { query: { page: page + 1 } } : undefined,
    },
  );

  if (fiction.isPending) return <p>Loading…</p>;
  if (fiction.isLoadingError) return <p role="alert">No catalog today.</p>;
  return (
    <>
      {fiction.data.pages.map(({ page, items }) => (
        <ol key={page} aria-label={`Page ${page}`}>
          {items.map((book) => (
            <li key={book.id}>{book.title}</li>
          ))}
        </ol>
      ))}
      {fiction.isFetchNextPageError && (
        <p role="alert">The next page did not load.</p>
      )}
      {fiction.hasNextPage && (
        <button
          disabled={fiction.isFetching}
          onClick={() => fiction.fetchNextPage()}
        >
          Next page
        </button>
      )}
    </>
  );
}
