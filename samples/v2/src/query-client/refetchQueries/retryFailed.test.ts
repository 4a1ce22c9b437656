import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { retryFailedBooks } from './retryFailed';

const ofBook = (bookId: number) => ({ path: { bookId } });

test('refetches the book that failed', async () => {
  await recordSample(import.meta.url, async ({ mockApi }) => {
    const { getBook } = api.books;
    await getBook.fetchQuery({ parameters: ofBook(1) });
    mockApi.failNetwork();
    await getBook.prefetchQuery({ parameters: ofBook(7) });
    mockApi.restoreNetwork();

    await retryFailedBooks();
    expect(getBook.getQueryState(ofBook(7))?.status).toBe('success');
    expect(getBook.getQueryState(ofBook(1))?.dataUpdateCount).toBe(1);
  });
});
