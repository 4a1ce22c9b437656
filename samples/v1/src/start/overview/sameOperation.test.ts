import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { qraft, queryClient } from '../../../shared/client';
import { showReadersNextBook } from './sameOperation';

test('prefetches, reads, invalidates and calls one operation', async () => {
  await recordSample(import.meta.url, async () => {
    const { cached, book } = await showReadersNextBook(7);
    expect(cached?.title).toBe('The Left Hand of Darkness');
    expect(book).toEqual(cached);
    const state = qraft.books.getBook.getQueryState(
      { path: { bookId: 7 } },
      queryClient,
    );
    expect(state?.isInvalidated).toBe(true);
  });
});
