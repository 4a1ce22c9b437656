import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from '../../../shared/client';
import { showReadersNextBook } from './sameOperation';

test('prefetches, reads, invalidates and calls one operation', async () => {
  await recordSample(import.meta.url, async () => {
    const { cached, data, error } = await showReadersNextBook(7);
    expect(cached?.title).toBe('The Left Hand of Darkness');
    expect(data).toEqual(cached);
    expect(error).toBeUndefined();
    const state = api.books.getBook.getQueryState({ path: { bookId: 7 } });
    expect(state?.isInvalidated).toBe(true);
  });
});
