import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { OrderProgress } from './OrderProgress';

test('refetches until the order is delivered', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    const steps = ['placed', 'shipped', 'delivered'] as const;
    let asked = 0;
    mockApi.respond('get', '/orders/{orderId}', () => {
      const order = mockApi.data.orders[0]!;
      order.status = steps[asked++] ?? 'canceled';
      return { status: 200 as const, body: order };
    });
    const page = render(
      <OrderProgress orderId="o-1" storeId="lisbon" pollEvery={20} />,
    );
    await page.findByText('Your order is delivered.');
    // Long enough for some more questions, if it did not stop.
    await new Promise((resolve) => setTimeout(resolve, 150));
    await page.findByText('Your order is delivered.');
  });
});
