import { api } from './client';

export function ReviewList({ bookId }: { bookId: number }) {
  const parameters = { path: { bookId } };
  const { data, hasNextPage, isPending, fetchNextPage } =
    api.books.listReviews.useInfiniteQuery(parameters, {
      initialPageParam: {},
      getNextPageParam: ({ nextCursor }) =>
        nextCursor ? { query: { cursor: nextCursor } } : undefined,
    });

  if (isPending) return <p>Loading…</p>;

  const reviews = data?.pages.flatMap((page) => page.items) ?? [];
  const startOver = () =>
    api.books.listReviews.resetQueries({ parameters, infinite: true });

  return (
    <section>
      <ul>
        {reviews.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <button disabled={!hasNextPage} onClick={() => fetchNextPage()}>
        More
      </button>
      <button onClick={startOver}>Back to the newest</button>
    </section>
  );
}
