import { qraft } from './client';

export function ShelfPages() {
  const { data, hasNextPage, isFetching, fetchNextPage } =
    qraft.books.listBooks.useSuspenseInfiniteQuery(
      { query: { pageSize: 2 } },
      {
        initialPageParam: { query: { page: 1 } },
        getNextPageParam: ({ page, pageSize, total }) =>
          page * pageSize < total
            ? { query: { page: page + 1 } }
            : undefined,
      },
    );
  const books = data.pages.flatMap(({ items }) => items);

  return (
    <section aria-busy={isFetching}>
      <p>
        {books.length} of {data.pages[0]?.total} books
      </p>
      {hasNextPage && (
        <button disabled={isFetching} onClick={() => fetchNextPage()}>
          More
        </button>
      )}
    </section>
  );
}
