import { useListReviewsInfinite } from './api/reviews/reviews';

export function Reviews({ bookId }: { bookId: number }) {
  const { data, hasNextPage, fetchNextPage } = useListReviewsInfinite(
    bookId,
    undefined,
    {
      query: {
        getNextPageParam: (lastPage) =>
          lastPage.status === 200
            ? (lastPage.data.nextCursor ?? undefined)
            : undefined,
      },
    },
  );
  const reviews = data?.pages.flatMap((page) =>
    page.status === 200 ? page.data.items : [],
  );
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
