import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft, queryClient } from './client';

// #region restore
interface SavedBook {
  book: typeof qraft.books.getBook.types.data;
  /** In milliseconds, as returned by `Date.now()`. */
  savedAt: number;
}

export function restoreBook({ book, savedAt }: SavedBook) {
  qraft.books.getBook.setQueryData(
    { path: { bookId: book.id } },
    book,
    { updatedAt: savedAt },
    queryClient,
  );
}

/** Sends a request, unless a valid copy is less than a minute old. */
export function openBook(bookId: number) {
  return qraft.books.getBook.fetchQuery(
    {
      parameters: { path: { bookId } },
      staleTime: 60_000,
      requestFn,
      baseUrl,
    },
    queryClient,
  );
}
// #endregion restore
