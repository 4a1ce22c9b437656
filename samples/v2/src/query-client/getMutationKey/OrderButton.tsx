import { api } from './client';

interface Props {
  storeId: string;
  bookId: number;
}

// #region order
export function OrderButton({ storeId, bookId }: Props) {
  const { mutate } = api.orders.placeOrder.useMutation(undefined, {
    mutationKey: api.orders.placeOrder.getMutationKey({
      header: { 'X-Store-Id': storeId },
    }),
  });

  const placeOrder = () =>
    mutate({
      header: {
        'X-Store-Id': storeId,
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: { lines: [{ bookId, quantity: 1 }] },
    });

  return <button onClick={placeOrder}>Order</button>;
}

export function OpenOrders({ storeId }: { storeId: string }) {
  const count = api.orders.placeOrder.useIsMutating({
    parameters: { header: { 'X-Store-Id': storeId } },
  });
  return <output>{count} orders being sent</output>;
}
// #endregion order
