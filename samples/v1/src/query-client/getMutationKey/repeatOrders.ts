import { qraft, queryClient } from './client';

/** Sends an order again after a broken connection; answers are final. */
export function repeatOrders() {
  queryClient.setMutationDefaults(
    qraft.orders.placeOrder.getMutationKey(),
    {
      retry: (failureCount, error) =>
        failureCount < 2 && error instanceof Error,
      retryDelay: 100,
    },
  );
}
