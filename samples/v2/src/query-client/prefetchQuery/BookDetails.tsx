'use client';

import { api } from './browserClient';

export function BookDetails({ bookId }: { bookId: number }) {
  const { data: book, error } = api.books.getBook.useQuery({
    path: { bookId },
  });

  if (error) return <p role="alert">This book cannot be shown.</p>;
  if (!book) return <p>Loading…</p>;
  return <h1>{book.title}</h1>;
}
