import { useEffect, useRef } from 'react';
import { api } from './client';

export function EndlessReviews({ bookId }: { bookId: number }) {
  const end = useRef<HTMLParagraphElement>(null);
  const { data, hasNextPage, isFetching, fetchNextPage } =
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
    // While a request runs or nothing is left, there is nothing to watch.
    if (!end.current || !hasNextPage || isFetching) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void fetchNextPage();
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetching, fetchNextPage]);

  const reviews = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section>
      {reviews.map((review) => (
        <blockquote key={review.id}>{review.text}</blockquote>
      ))}
      <p ref={end}>{isFetching ? 'Loading…' : 'No more reviews.'}</p>
    </section>
  );
}
