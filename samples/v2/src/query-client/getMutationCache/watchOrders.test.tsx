import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { watchOrders } from './watchOrders';

test('reports a placed order once, and nothing else', async () => {
  await recordSample(
    import.meta.url,
    async ({ renderHook, value, idle }) => {
      const placed: string[] = [];
      const stop = watchOrders((orderId) => placed.push(orderId));

      const book = renderHook(() => api.books.updateBook.useMutation());
      book.result.current.mutate({
        path: { bookId: 7 },
        body: { price: 990 },
      });
      const order = renderHook(() => api.orders.placeOrder.useMutation());
      order.result.current.mutate({
        header: { 'X-Store-Id': 'lisbon' },
        body: { lines: [{ bookId: 7, quantity: 1 }] },
      });
      await idle();
      expect(placed).toEqual(['o-2']);
      value('onPlaced was called with', placed);
      stop();
    },
  );
});
