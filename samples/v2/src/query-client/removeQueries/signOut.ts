import { api } from './client';

/** Ends the session and removes personal data from the cache. */
export async function signOut() {
  await api.auth.revokeToken();

  api.members.getProfile.removeQueries();
  api.orders.listOrders.removeQueries();
  api.orders.getOrder.removeQueries();
  api.orders.exportOrders.removeQueries();
}
