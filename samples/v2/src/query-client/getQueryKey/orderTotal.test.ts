import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { readByHand } from './orderTotal';

test('a key written by hand finds nothing', async () => {
  await recordSample(import.meta.url, async ({ value, mockApi }) => {
    mockApi.respond('get', '/orders/{orderId}', {
      status: 200,
      body: mockApi.data.orders[0]!,
    });
    await api.orders.getOrder.fetchQuery({
      parameters: {
        path: { orderId: 'o-1' },
        header: { 'X-Store-Id': 'lisbon' },
      },
    });
    const { byHand, byKey } = readByHand('o-1');
    expect(byHand).toBeUndefined();
    expect(byKey).toMatchObject({ id: 'o-1' });
    value('byHand is undefined', byHand === undefined);
    value('byKey', byKey);
  });
});
