import { api } from './client';

type Credentials = typeof api.auth.refreshToken.types.body;

/** Goes on as another member. Nothing of the first one stays on screen. */
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
