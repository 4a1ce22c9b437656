import { qraft } from './client';

export function ReviewList({ bookId }: { bookId: number }) {
  const { data, fetchNextPage } = qraft.books.listReviews.useInfiniteQuery(
    { path: { bookId } },
    {
      initialPageParam: {},
      getNextPageParam: ({ nextCursor }) =>
        nextCursor ? { query: { cursor: nextCursor } } : undefined,
    },
  );

  return (
    <>
      {data?.pages.map(({ items }) =>
        items.map(({ id, text }) => <p key={id}>{text}</p>),
      )}
      <button onClick={() => fetchNextPage()}>More</button>
    </>
  );
}
