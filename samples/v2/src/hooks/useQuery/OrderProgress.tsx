import { api } from './client';

interface Props {
  orderId: string;
  storeId: string;
  /** In milliseconds. */
  pollEvery?: number;
}

export function OrderProgress({
  orderId,
  storeId,
  pollEvery = 5_000,
}: Props) {
  const { data: order } = api.orders.getOrder.useQuery(
    { path: { orderId }, header: { 'X-Store-Id': storeId } },
    {
      // A delivered order doesn't change anymore.
      refetchInterval: ({ state }) =>
        state.data?.status === 'delivered' ? false : pollEvery,
    },
  );

  return <p aria-live="polite">Your order is {order?.status ?? '…'}.</p>;
}
