import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { StoreStock } from './StoreStock';

test('sends the shop in a header', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<StoreStock bookId={7} storeId="porto" />);
    await page.findByText('Copies in this shop: 5');
  });
});
