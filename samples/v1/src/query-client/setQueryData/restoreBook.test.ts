import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { openBook, restoreBook } from './restoreBook';

test('asks for the old copy only', async () => {
  await recordSample(import.meta.url, async ({ mockApi }) => {
    const [first, second] = mockApi.data.books;
    restoreBook({ book: first!, savedAt: Date.now() - 30_000 });
    restoreBook({ book: second!, savedAt: Date.now() - 90_000 });
    expect((await openBook(1)).title).toBe('Invisible Cities');
    expect((await openBook(2)).title).toBe('Cosmos');
  });
});
