import { Suspense } from 'react';
import { api } from './client';

export function BookPanels({ bookId }: { bookId: number }) {
  return (
    <Suspense fallback={<p>Loading the book…</p>}>
      <Title bookId={bookId} />
      <Copies bookId={bookId} />
    </Suspense>
  );
}

function Title({ bookId }: { bookId: number }) {
  const { data } = api.books.getBook.useSuspenseQuery({
    path: { bookId },
  });
  return <h1>{data.title}</h1>;
}

function Copies({ bookId }: { bookId: number }) {
  const { data } = api.books.getBookIdStock.useSuspenseQuery({
    path: { bookId },
    header: { 'X-Store-Id': 'porto' },
  });
  return <p>{data.copies.porto ?? 0} in Porto</p>;
}
