import { api } from './client';

// #region other
export async function findOrderInPorto(orderId: string) {
  const { data, error } = await api.orders.getOrder({
    parameters: {
      header: { 'X-Store-Id': 'porto' },
      path: { orderId },
    },
  });

  if (!data) throw error;
  return data;
}
// #endregion other
