import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { listAllBooks } from './listAllBooks';

test('reads page by page', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const titles = await listAllBooks();
    expect(titles).toHaveLength(5);
    value('listAllBooks()', titles);
  });
});
