import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft } from './client';

export async function placeOrderOnce(storeId: string, bookId: number) {
  const header = {
    'X-Store-Id': storeId,
    'Idempotency-Key': crypto.randomUUID(),
  };
  const send = () =>
    qraft.orders.placeOrder(
      {
        parameters: { header },
        body: { lines: [{ bookId, quantity: 1 }] },
        baseUrl,
      },
      requestFn,
    );

  return send().catch((error: unknown) => {
    // An Error: no response, or one that can't be read
    if (error instanceof Error) return send();
    throw error;
  });
}
