import { useQueryClient } from '@tanstack/react-query';
import { qraft } from './client';

export function ReviewList({ bookId }: { bookId: number }) {
  const queryClient = useQueryClient();
  const { listReviews } = qraft.books;
  const parameters = { path: { bookId } };
  const { data, isPending, fetchNextPage } = listReviews.useInfiniteQuery(
    parameters,
    {
      initialPageParam: {},
      getNextPageParam: ({ nextCursor }) =>
        nextCursor ? { query: { cursor: nextCursor } } : undefined,
    },
  );

  if (isPending) return <p>Loading…</p>;

  const startOver = () =>
    listReviews.resetQueries({ infinite: true, parameters }, queryClient);
  const reviews = data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <section>
      <ul>
        {reviews.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <button onClick={() => void fetchNextPage()}>More</button>
      <button onClick={() => void startOver()}>Start over</button>
    </section>
  );
}
