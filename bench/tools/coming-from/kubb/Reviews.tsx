import { useListReviewsInfinite } from './api/hooks';

export function Reviews({ bookId }: { bookId: number }) {
  const { data, hasNextPage, fetchNextPage } = useListReviewsInfinite(
    bookId,
    undefined,
    {
      query: {
        initialPageParam: '',
        getNextPageParam: (lastPage) => lastPage.nextCursor,
      },
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
