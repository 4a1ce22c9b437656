import { qraft } from './client';

export function ReviewPages({ bookId }: { bookId: number }) {
  const reviews = qraft.books.listReviews.useInfiniteQuery(
    { path: { bookId }, query: { limit: 2 } },
    {
      initialPageParam: {},
      getNextPageParam: ({ nextCursor }) =>
        nextCursor ? { query: { cursor: nextCursor } } : undefined,
    },
  );

  if (reviews.isPending) return <p>Loading reviews…</p>;
  return (
    <>
      <ul>
        {reviews.data?.pages
          .flatMap(({ items }) => items)
          .map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
      </ul>
      {reviews.hasNextPage && (
        <button
          disabled={reviews.isFetching}
          onClick={() => reviews.fetchNextPage()}
        >
          More reviews
        </button>
      )}
      {reviews.isError && <p role="alert">That did not load.</p>}
    </>
  );
}
