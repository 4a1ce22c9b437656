import { qraft } from './client';

export function BookReviews({ bookId }: { bookId: number }) {
  const { data, hasNextPage, isFetching, fetchNextPage } =
    qraft.books.listReviews.useInfiniteQuery(
      { path: { bookId } },
      {
        initialPageParam: {},
        getNextPageParam: ({ nextCursor }) =>
          nextCursor ? { query: { cursor: nextCursor } } : undefined,
      },
    );

  const reviews = data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <section>
      <ul>
        {reviews.map(({ id, rating, text }) => (
          <li key={id}>
            {rating}/5 {text}
          </li>
        ))}
      </ul>
      <button
        disabled={!hasNextPage || isFetching}
        onClick={() => fetchNextPage()}
      >
        More reviews
      </button>
    </section>
  );
}
