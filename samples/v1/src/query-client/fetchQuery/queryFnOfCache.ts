import { requestFn, type OperationSchema } from '@openapi-qraft/react';
import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { baseUrl, qraft } from './client';

const loadByKey: QueryFunction = ({ queryKey, signal, meta }) => {
  // TanStack Query cannot know that all keys in this cache are generated.
  const [schema, parameters] = queryKey as [OperationSchema, object];
  return requestFn(schema, { parameters, baseUrl, signal, meta });
};

const scriptCache = new QueryClient({
  defaultOptions: { queries: { queryFn: loadByKey, staleTime: Infinity } },
});

export async function priceOf(bookId: number) {
  const book = await qraft.books.getBook.fetchQuery(
    { parameters: { path: { bookId } } },
    scriptCache,
  );
  return book.price;
}
