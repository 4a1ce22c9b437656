import { qraft } from './client';

export const bookKey = qraft.books.getBook.getQueryKey({
  path: { bookId: 7 },
});
