import { api } from './client';

export function Reviews({ bookId }: { bookId: number }) {
  const { data, hasNextPage, fetchNextPage } =
    api.books.listReviews.useInfiniteQuery(
      { path: { bookId } },
      {
        initialPageParam: {},
        getNextPageParam: ({ nextCursor }) =>
          nextCursor ? { query: { cursor: nextCursor } } : undefined,
      },
    );
  const reviews = data?.pages.flatMap((page) => page.items);
  return (
    <>
      {reviews?.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
      <button disabled={!hasNextPage} onClick={() => fetchNextPage()}>
        More
      </button>
    </>
  );
}
