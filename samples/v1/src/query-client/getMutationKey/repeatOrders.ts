import { qraft, queryClient } from './client';

/** Retries an order after a network error, not after an error response. */
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
