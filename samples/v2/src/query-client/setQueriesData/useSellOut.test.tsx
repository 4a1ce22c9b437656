import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { ShelfRow } from './ShelfRow';

test('shows the change at once and confirms it', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    const page = render(<ShelfRow bookId={1} />);
    await page.findByText(/4 copies/);
    await idle();
    mockApi.delay(300);
    page.getByRole('button').click();
    await page.findByText(/: sold out/);
    await idle();
    page.getByText(/: sold out/);
  });
});
