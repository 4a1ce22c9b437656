import { api } from './client';

// #region restore
interface SavedBook {
  book: typeof api.books.getBook.types.data;
  /** In milliseconds, from `Date.now()`. */
  savedAt: number;
}

export function restoreBook({ book, savedAt }: SavedBook) {
  api.books.getBook.setQueryData({ path: { bookId: book.id } }, book, {
    updatedAt: savedAt,
  });
}

/** Sends a request, unless the cached book is still fresh (one minute). */
export function openBook(bookId: number) {
  return api.books.getBook.fetchQuery({
    parameters: { path: { bookId } },
    staleTime: 60_000,
  });
}
// #endregion restore
