import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import type { QueryKey } from '@tanstack/react-query';
import { api } from './client';

export const persister = createAsyncStoragePersister({
  storage: window.localStorage,
});

const PERSISTED_OPERATIONS: { url: string; method: string }[] = [
  api.books.getBook.schema,
  api.books.listBooks.schema,
  api.books.listReviews.schema,
];

/** The first element of a query key names the operation. */
export function isPersisted([operation]: QueryKey) {
  const { url, method } = operation as { url: string; method: string };
  return PERSISTED_OPERATIONS.some(
    (schema) => schema.url === url && schema.method === method,
  );
}
