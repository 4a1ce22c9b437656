import { qraft, queryClient } from './client';

/** What the share dialog suggests: with the title, if it is known. */
export function shareText(bookId: number) {
  const book = qraft.books.getBook.getQueryData(
    { path: { bookId } },
    queryClient,
  );
  return book ? `Look at “${book.title}”` : 'Look at this book';
}
