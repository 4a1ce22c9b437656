import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { BasketTotal } from './BasketTotal';

test('adds the prices up', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<BasketTotal bookIds={[1, 3, 4]} />);
    expect(page.container.textContent).toBe(
      'Total: 0.00 (not all prices are known)',
    );
    await page.findByText('Total: 37.70');
  });
});
