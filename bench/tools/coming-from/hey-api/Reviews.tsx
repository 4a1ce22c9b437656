import { useInfiniteQuery } from '@tanstack/react-query';
import { listReviewsInfiniteOptions } from './api/@tanstack/react-query.gen';

export function Reviews({ bookId }: { bookId: number }) {
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...listReviewsInfiniteOptions({ path: { bookId } }),
    initialPageParam: { path: { bookId } },
    getNextPageParam: (lastPage) => lastPage.nextCursor,
  });
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
