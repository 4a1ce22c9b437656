import { qraft } from './client';

export function OrderBook({ bookId }: { bookId: number }) {
  const order = qraft.orders.placeOrder.useMutation();

  return (
    <button
      disabled={order.isPending}
      onClick={() =>
        order.mutate({
          header: {
            'X-Store-Id': 'porto',
            'Idempotency-Key': crypto.randomUUID(),
          },
          body: { lines: [{ bookId, quantity: 1 }] },
        })
      }
    >
      {order.isSuccess ? 'Ordered' : 'Order'}
    </button>
  );
}
