import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft, queryClient } from './client';

/** Ends the session and removes the member's data. */
export async function signOut() {
  try {
    await qraft.auth.revokeToken(
      { parameters: undefined, body: undefined, baseUrl },
      requestFn,
    );
  } finally {
    qraft.members.getProfile.removeQueries(queryClient);
    qraft.orders.listOrders.removeQueries(queryClient);
    qraft.orders.getOrder.removeQueries(queryClient);
    qraft.orders.exportOrders.removeQueries(queryClient);
  }
}
