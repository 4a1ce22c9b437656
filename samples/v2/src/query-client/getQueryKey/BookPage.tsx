import { usePrefetchQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { api } from './client';

// #region page
export function BookPage({ bookId }: { bookId: number }) {
  const parameters = { path: { bookId } };

  usePrefetchQuery({
    queryKey: api.books.listReviews.getQueryKey(parameters),
    queryFn: async ({ signal }) => {
      const { data, error } = await api.books.listReviews({
        parameters,
        signal,
      });
      if (!data) throw error;
      return data;
    },
  });

  return (
    <Suspense fallback={<p>Loading…</p>}>
      <BookTitle bookId={bookId} />
      <Reviews bookId={bookId} />
    </Suspense>
  );
}
// #endregion page

function BookTitle({ bookId }: { bookId: number }) {
  const { data: book } = api.books.getBook.useSuspenseQuery({
    path: { bookId },
  });
  return <h1>{book.title}</h1>;
}

function Reviews({ bookId }: { bookId: number }) {
  const { data: reviews } = api.books.listReviews.useSuspenseQuery(
    { path: { bookId } },
    { staleTime: 60_000 },
  );
  return (
    <ul>
      {reviews.items.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
