import { qraft, queryClient } from './client';

/** Returns the text of the share dialog, with the title if cached. */
export function shareText(bookId: number) {
  const book = qraft.books.getBook.getQueryData(
    { path: { bookId } },
    queryClient,
  );
  return book ? `Look at “${book.title}”` : 'Look at this book';
}
