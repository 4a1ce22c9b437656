import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { prefetchBook } from './prefetchBook';

test('loads the book into the cache', async () => {
  await recordSample(import.meta.url, async () => {
    await prefetchBook(7);
    const book = api.books.getBook.getQueryData({ path: { bookId: 7 } });
    expect(book?.title).toBe('The Left Hand of Darkness');
  });
});
