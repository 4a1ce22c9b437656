import { Suspense } from 'react';
import { qraft } from './client';

function Count({ bookId }: { bookId: number }) {
  const { data, isFetchNextPageError, hasNextPage, fetchNextPage } =
    qraft.books.listReviews.useSuspenseInfiniteQuery(
      { path: { bookId }, query: { limit: 2 } },
      {
        initialPageParam: {},
        getNextPageParam: ({ nextCursor }) =>
          nextCursor ? { query: { cursor: nextCursor } } : undefined,
        retry: false,
      },
    );
  const count = data.pages.flatMap(({ items }) => items).length;

  return (
    <p>
      {count} reviews loaded{' '}
      {hasNextPage && (
        <button onClick={() => fetchNextPage()}>
          {isFetchNextPageError ? 'Try again' : 'More'}
        </button>
      )}
    </p>
  );
}

export function ReviewCount({ bookId }: { bookId: number }) {
  return (
    <Suspense fallback={<p>Counting…</p>}>
      <Count bookId={bookId} />
    </Suspense>
  );
}
