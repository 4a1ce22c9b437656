import { api } from './client';

export const useBook = () =>
  api.books.getBook.useQuery({ path: { bookId: 7 } });
