import { useEffect, useRef } from 'react';
import { api } from './client';

export function EndlessReviews({ bookId }: { bookId: number }) {
  const end = useRef<HTMLParagraphElement>(null);
  const { data, hasNextPage, isFetching, isError, fetchNextPage } =
    api.books.listReviews.useInfiniteQuery(
      { path: { bookId }, query: { limit: 1 } },
      {
        initialPageParam: {},
        getNextPageParam: ({ nextCursor }) =>
          nextCursor === null
            ? undefined
            : { query: { cursor: nextCursor } },
      },
    );

  useEffect(() => {
    // A running request must not start again, nor one that just failed.
    if (!end.current || !hasNextPage || isFetching || isError) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void fetchNextPage();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  const reviews = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section>
      {reviews.map((review) => (
        <blockquote key={review.id}>{review.text}</blockquote>
      ))}
      {isError && <p role="alert">That did not load.</p>}
      {!isError && (
        <p ref={end}>{hasNextPage || !data ? '…' : 'The end.'}</p>
      )}
    </section>
  );
}
