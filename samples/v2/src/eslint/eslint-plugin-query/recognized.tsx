import { api } from './client';

export function useShelf(bookId: number) {
  const { data: book } = api.books.getBook.useQuery({ path: { bookId } });
  const { data: authors } = api?.authors.listAuthors.useQuery();

  return { book, authors };
}
