import { api } from './client';

/** Whether a change to this book is pending. */
export function isSaving(bookId: number) {
  const parameters = { path: { bookId } };
  return api.books.updateBook.isMutating({ parameters }) > 0;
}
