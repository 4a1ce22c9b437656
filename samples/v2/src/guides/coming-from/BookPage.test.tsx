import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { BookPage } from './BookPage';

test('loads one book', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<BookPage bookId={7} />);
    const heading = await page.findByRole('heading');
    expect(heading.textContent).toBe('The Left Hand of Darkness');
  });
});
