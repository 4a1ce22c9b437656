import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { SoldOut } from './SoldOut';

test('shows a part of the response, and caches all of it', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<SoldOut />);
    await page.findByText('Sold out: Cosmos');
    const cached = api.books.listBooks.getQueryData({
      query: { pageSize: 50 },
    });
    expect(cached?.items).toHaveLength(5);
  });
});
