'use client';

import { api } from '@/lib/browserApi';

export function BookDetails({ bookId }: { bookId: number }) {
  const { data: book, isError } = api.books.getBook.useQuery({
    path: { bookId },
  });

  if (isError) return <p role="alert">The book did not load.</p>;
  if (!book) return <p>Loading…</p>;
  return <h1>{book.title}</h1>;
}
