import { useInfiniteQuery } from '@tanstack/react-query';
import { request, type ReviewList } from './books';

export function Reviews({ bookId }: { bookId: number }) {
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['reviews', bookId],
    queryFn: ({ pageParam, signal }) => {
      const search = pageParam ? `?cursor=${pageParam}` : '';
      const path = `/books/${bookId}/reviews${search}`;
      return request<ReviewList>(path, { signal });
    },
    initialPageParam: undefined as string | undefined,
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
