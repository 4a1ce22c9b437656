import { api } from './client';

export function OrderButton({ bookId }: { bookId: number }) {
  const { mutate, isPending, isPaused, isError } =
    api.orders.placeOrder.useMutation();

  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            header: {
              'X-Store-Id': 'lisbon',
              'Idempotency-Key': crypto.randomUUID(),
            },
            body: { lines: [{ bookId, quantity: 1 }] },
          })
        }
      >
        Order
      </button>
      {isPaused && <p role="status">Waiting for the network.</p>}
      {isError && <p role="alert">The order was not placed.</p>}
    </>
  );
}
