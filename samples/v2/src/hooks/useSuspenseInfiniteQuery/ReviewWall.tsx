import { Suspense } from 'react';
import { api } from './client';

export function ReviewWall({ bookId }: { bookId: number }) {
  return (
    <Suspense fallback={<p>Loading reviews…</p>}>
      <Reviews bookId={bookId} />
    </Suspense>
  );
}

function Reviews({ bookId }: { bookId: number }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } =
    api.books.listReviews.useSuspenseInfiniteQuery(
      { path: { bookId } },
      {
        initialPageParam: {},
        getNextPageParam: ({ nextCursor }) =>
          nextCursor ? { query: { cursor: nextCursor } } : undefined,
      },
    );

  const reviews = data.pages.flatMap((page) => page.items);
  return (
    <>
      {reviews.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
      <button
        disabled={!hasNextPage || isFetchingNextPage}
        onClick={() => fetchNextPage()}
      >
        Older reviews
      </button>
    </>
  );
}
