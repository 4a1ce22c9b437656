import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { BookCard } from './BookCard';

test('loads the book with the id', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<BookCard bookId={7} />);
    await page.findByText('The Left Hand of Darkness');
  });
});
