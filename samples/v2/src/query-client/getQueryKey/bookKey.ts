import { api } from './client';

export const bookKey = api.books.getBook.getQueryKey({
  path: { bookId: 7 },
});
