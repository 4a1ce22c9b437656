import { api } from './client';

export function renameBook(bookId: number, title: string) {
  api.books.getBook.setQueryData(
    { path: { bookId } },
    (book) => book && { ...book, title },
  );
}
