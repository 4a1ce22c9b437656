import { qraft, queryClient } from './client';

/** Warns before the page closes while an order is pending. */
export function warnBeforeLeaving(event: BeforeUnloadEvent) {
  const { cancelOrder, placeOrder } = qraft.orders;
  const pending =
    placeOrder.isMutating(queryClient) +
    cancelOrder.isMutating(queryClient);

  if (pending > 0) event.preventDefault();
}
