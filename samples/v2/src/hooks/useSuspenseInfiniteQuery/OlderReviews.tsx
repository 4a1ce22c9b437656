import { api } from './client';

export function OlderReviews({ bookId }: { bookId: number }) {
  const { data, hasNextPage, isFetchNextPageError, fetchNextPage } =
    api.books.listReviews.useSuspenseInfiniteQuery(
      { path: { bookId } },
      {
        initialPageParam: {},
        getNextPageParam: ({ nextCursor }) =>
          nextCursor ? { query: { cursor: nextCursor } } : undefined,
        retry: false,
      },
    );

  const count = data.pages.flatMap((page) => page.items).length;
  return (
    <>
      <p>{count} reviews</p>
      {isFetchNextPageError && <p role="alert">The rest did not load.</p>}
      {hasNextPage && (
        <button onClick={() => fetchNextPage()}>
          {isFetchNextPageError ? 'Try again' : 'Load the rest'}
        </button>
      )}
    </>
  );
}
