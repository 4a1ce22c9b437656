import { api } from './client';

// #region list
function backToStart(bookId: number) {
  const parameters = { path: { bookId } };

  api.books.listReviews.setInfiniteQueryData(
    parameters,
    (reviews) =>
      reviews && {
        pages: reviews.pages.slice(0, 1),
        pageParams: reviews.pageParams.slice(0, 1),
      },
  );
  return api.books.listReviews.invalidateQueries({
    infinite: true,
    parameters,
  });
}

export function ReviewList({ bookId }: { bookId: number }) {
  const { data, fetchNextPage } = api.books.listReviews.useInfiniteQuery(
    { path: { bookId } },
    {
      initialPageParam: {},
      getNextPageParam: ({ nextCursor }) =>
        nextCursor ? { query: { cursor: nextCursor } } : undefined,
    },
  );
  const reviews = data?.pages.flatMap(({ items }) => items);

  return (
    <>
      <button onClick={() => void backToStart(bookId)}>Newest</button>
      <ul>
        {reviews?.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <button onClick={() => void fetchNextPage()}>More</button>
    </>
  );
}
// #endregion list
