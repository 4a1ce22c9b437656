import { qraft, queryClient } from './client';

/** Asks before the page is closed in the middle of an order. */
export function warnBeforeLeaving(event: BeforeUnloadEvent) {
  const { cancelOrder, placeOrder } = qraft.orders;
  const pending =
    placeOrder.isMutating(queryClient) +
    cancelOrder.isMutating(queryClient);

  if (pending > 0) event.preventDefault();
}
