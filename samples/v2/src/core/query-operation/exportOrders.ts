import {
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';
import { api } from './client';

/** The default request function, with another `Accept` header. */
function csvRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  return requestFn<TData, TError>(schema, {
    ...info,
    headers: { Accept: 'text/csv' },
  });
}

export async function exportOrders(storeId: string, year: number) {
  const { data, error } = await api.orders.exportOrders(
    {
      parameters: { header: { 'X-Store-Id': storeId }, query: { year } },
    },
    csvRequestFn,
  );

  if (data === undefined) throw error;
  // The document declares JSON and text for this response.
  if (typeof data !== 'string') throw new Error('Expected CSV.');
  return data;
}
