import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { BookAndAuthor } from './BookAndAuthor';
import { api } from './client';

test('waits for two operations, in the entries of their hooks', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<BookAndAuthor bookId={2} authorId="sagan" />);
    await page.findByText('Ready');
    const book = api.books.getBook.getQueryData({ path: { bookId: 2 } });
    expect(book?.title).toBe('Cosmos');
  });
});
