import { useEffect, useRef } from 'react';
import { api } from './client';

export function EndlessReviews({ bookId }: { bookId: number }) {
  const sentinel = useRef<HTMLDivElement>(null);
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
    if (!sentinel.current || !hasNextPage || isFetching || isError) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) void fetchNextPage();
    });
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);

  return (
    <section>
      {data?.pages.flatMap(({ items }) =>
        items.map(({ id, text }) => (
          <blockquote key={id}>{text}</blockquote>
        )),
      )}
      <div ref={sentinel} />
      {isError && <p role="alert">More reviews did not load.</p>}
      {(hasNextPage || isError) && (
        <button disabled={isFetching} onClick={() => void fetchNextPage()}>
          Load more
        </button>
      )}
    </section>
  );
}
