import { api } from './client';
import { describeError } from './describeError';

export async function removeBook(bookId: number): Promise<string> {
  const result = await api.books.deleteBook({
    parameters: { path: { bookId } },
  });

  if ('error' in result) return describeError(result.error);
  return 'The book is removed.';
}
