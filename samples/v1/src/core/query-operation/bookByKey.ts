import { requestFn, type OperationSchema } from '@openapi-qraft/react';
import { baseUrl, qraft } from './client';

/** Adds the base URL, so calls only need parameters. */
function bookshopFn<T>(
  schema: OperationSchema,
  info: { parameters?: object; signal?: AbortSignal },
): Promise<T> {
  return requestFn<T>(schema, { ...info, baseUrl });
}

export function bookByKey(bookId: number) {
  const queryKey = qraft.books.getBook.getQueryKey({ path: { bookId } });
  return qraft.books.getBook({ queryKey }, bookshopFn);
}
