import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { deleteBook } from './deleteBook';

const parameters = { path: { bookId: 7 } };

test('forgets the book and marks the lists', async () => {
  await recordSample(import.meta.url, async () => {
    await api.books.getBook.fetchQuery({ parameters });
    await api.books.listBooks.fetchQuery({ parameters: {} });
    await deleteBook(7);
    expect(api.books.getBook.getQueryState(parameters)).toBeUndefined();
    expect(api.books.listBooks.getQueryState({})?.isInvalidated).toBe(true);
  });
});

test('keeps the book when the server refuses', async () => {
  await runSample(async ({ mockApi }) => {
    await api.books.getBook.fetchQuery({ parameters });
    mockApi.failNetwork();
    await expect(deleteBook(7)).rejects.toMatchObject({
      message: expect.stringContaining('Failed to fetch'),
    });
    expect(api.books.getBook.getQueryData(parameters)).toBeDefined();
  });
});
