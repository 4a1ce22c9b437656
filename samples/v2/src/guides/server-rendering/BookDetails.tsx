'use client';

import { api } from './browserApi';

export function BookDetails({ bookId }: { bookId: number }) {
  const { data: book, isError } = api.books.getBook.useQuery({
    path: { bookId },
  });

  if (isError) return <p role="alert">This book cannot be shown.</p>;
  if (!book) return <p>Loading…</p>;
  return <h1>{book.title}</h1>;
}
