import { api } from './client';

/** Ends the session. The public catalog stays in the cache. */
export async function signOut() {
  await api.auth.revokeToken();

  api.members.getProfile.removeQueries();
  api.orders.listOrders.removeQueries();
  api.orders.getOrder.removeQueries();
}
