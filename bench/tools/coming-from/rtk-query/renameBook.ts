import { api } from './api/api';

// Dispatch the result to the store.
export function renameBook(bookId: number, title: string) {
  return api.util.updateQueryData('getBook', { bookId }, (book) => {
    book.title = title;
  });
}
