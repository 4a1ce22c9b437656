import { api } from './client';

type Credentials = typeof api.auth.refreshToken.types.body;

/** Signs in another member, and removes the data of the first one. */
export async function switchAccount(body: Credentials) {
  const { data: token, error } = await api.auth.refreshToken({ body });
  if (!token) throw error;
  sessionStorage.setItem('token', token.accessToken);

  await Promise.all([
    api.members.getProfile.resetQueries(),
    api.orders.listOrders.resetQueries(),
    api.orders.getOrder.resetQueries(),
  ]);
}
