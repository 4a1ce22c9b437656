import { api } from './client';

export function TopReviews({ minRating }: { minRating: number }) {
  const { data, hasNextPage, fetchNextPage } =
    api.books.listReviews.useSuspenseInfiniteQuery(
      { path: { bookId: 7 }, query: { limit: 3 } },
      {
        initialPageParam: {},
        getNextPageParam: ({ nextCursor }) =>
          nextCursor ? { query: { cursor: nextCursor } } : undefined,
        select: ({ pages, pageParams }) => ({
          pages: pages.map(({ items }) =>
            items.filter(({ rating }) => rating >= minRating),
          ),
          pageParams,
        }),
      },
    );

  return (
    <section>
      {data.pages.flat().map(({ id, rating, text }) => (
        <p key={id}>
          {rating}/5 {text}
        </p>
      ))}
      {hasNextPage && <button onClick={() => fetchNextPage()}>More</button>}
    </section>
  );
}
