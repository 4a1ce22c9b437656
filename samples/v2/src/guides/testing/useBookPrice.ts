import { api } from './hooksClient';

export function useBookPrice(bookId: number) {
  const { data: book } = api.books.getBook.useQuery({ path: { bookId } });
  return book && `${(book.price / 100).toFixed(2)} €`;
}
