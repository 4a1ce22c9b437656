import { api } from './client';

export function useQueuedUpdate(bookId: number) {
  return api.books.updateBook.useMutation(
    { path: { bookId } },
    { scope: { id: `book-${bookId}` } },
  );
}
