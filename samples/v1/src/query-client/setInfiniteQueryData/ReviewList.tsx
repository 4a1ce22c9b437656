import { useQueryClient } from '@tanstack/react-query';
import { qraft } from './client';

// #region list
export function ReviewList({ bookId }: { bookId: number }) {
  const queryClient = useQueryClient();
  const parameters = { path: { bookId } };
  const { listReviews } = qraft.books;
  const { data, fetchNextPage } = listReviews.useInfiniteQuery(parameters, {
    initialPageParam: {},
    getNextPageParam: ({ nextCursor }) =>
      nextCursor ? { query: { cursor: nextCursor } } : undefined,
  });

  function backToStart() {
    listReviews.setInfiniteQueryData(
      parameters,
      (reviews) =>
        reviews && {
          pages: reviews.pages.slice(0, 1),
          pageParams: reviews.pageParams.slice(0, 1),
        },
      queryClient,
    );
    return listReviews.invalidateQueries(
      { infinite: true, parameters },
      queryClient,
    );
  }

  const reviews = data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <button onClick={() => void backToStart()}>Newest</button>
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
