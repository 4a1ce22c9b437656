import { createAPIClient } from './api';
import { dateRequestFn } from './dateRequestFn';

const api = createAPIClient({
  requestFn: dateRequestFn,
  baseUrl: 'https://bookshop.example/v1',
});

// #region wrong
export async function getYear(storeId: string) {
  const { data = [] } = await api.orders.listOrders({
    parameters: { header: { 'X-Store-Id': storeId } },
  });
  // @ts-expect-error: the type is still the one of the document
  return data[0]?.placedAt.getFullYear();
}
// #endregion wrong
