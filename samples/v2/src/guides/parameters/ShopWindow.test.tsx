import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { ShopWindow } from './ShopWindow';

test('takes parameters, a key, or nothing', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<ShopWindow />);
    await page.findByText('3 of 5 are fiction. The shop is ok.');
  });
});
