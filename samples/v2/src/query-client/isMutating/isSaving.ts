import { api } from './client';

/** Whether a change of this book is on its way to the server. */
export function isSaving(bookId: number) {
  const parameters = { path: { bookId } };
  return api.books.updateBook.isMutating({ parameters }) > 0;
}
