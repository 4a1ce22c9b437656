import { qraft } from './client';

export function ReviewFeed({ bookId }: { bookId: number }) {
  const reviews = qraft.books.listReviews.useInfiniteQuery(
    { path: { bookId } },
    {
      initialPageParam: {},
      getNextPageParam: ({ nextCursor }) =>
        nextCursor ? { query: { cursor: nextCursor } } : undefined,
    },
  );
  return (
    <>
      <ul>
        {reviews.data?.pages
          .flatMap(({ items }) => items)
          .map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
      </ul>
      <button onClick={() => void reviews.fetchNextPage()}>
        More reviews
      </button>
    </>
  );
}
