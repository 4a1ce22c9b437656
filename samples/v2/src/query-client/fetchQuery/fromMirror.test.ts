import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { loadFromMirror } from './fromMirror';

test('asks the mirror and fills the entry of the main API', async () => {
  await recordSample(import.meta.url, async () => {
    const book = await loadFromMirror(7);
    expect(api.books.getBook.getQueryData({ path: { bookId: 7 } })).toBe(
      book,
    );
  });
});
