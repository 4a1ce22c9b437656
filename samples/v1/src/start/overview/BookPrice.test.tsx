import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { BookPrice } from './BookPrice';

test('shows the price of a book', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<BookPrice bookId={7} />);
    await page.findByText('The Left Hand of Darkness: 13.90 €');
    expect(page.queryByText('Loading…')).toBeNull();
  });
});
