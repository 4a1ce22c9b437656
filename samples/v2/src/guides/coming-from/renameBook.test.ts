import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { renameBook } from './renameBook';

test('changes the title in the cache', async () => {
  await recordSample(import.meta.url, async () => {
    const parameters = { path: { bookId: 7 } };
    await api.books.getBook.fetchQuery({ parameters });
    renameBook(7, 'Left Hand');
    const book = api.books.getBook.getQueryData(parameters);
    expect(book?.title).toBe('Left Hand');
  });
});
