import { api } from './client';

export async function orderBook(bookId: number, idempotencyKey: string) {
  const { data: order, error } = await api.orders.placeOrder({
    parameters: {
      header: {
        'X-Store-Id': 'lisbon',
        'Idempotency-Key': idempotencyKey,
      },
    },
    body: { lines: [{ bookId, quantity: 1 }] },
  });

  if (!order) throw error;
  return order;
}
