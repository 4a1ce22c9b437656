import type { OperationSchema } from '@openapi-qraft/react';
import { http, HttpResponse } from 'msw';
import { baseUrl } from './server';

interface Operation<TData extends object> {
  schema: OperationSchema;
  types: { data: TData };
}

/** Responds to a generated operation with data of its type. */
export function respondWith<TData extends object>(
  { schema }: Operation<TData>,
  data: NoInfer<TData>,
) {
  // "/books/{bookId}" in OpenAPI is "/books/:bookId" in MSW.
  const path = schema.url.replace(/{(\w+)}/g, ':$1');

  return http.all(baseUrl + path, ({ request }) => {
    if (request.method !== schema.method.toUpperCase()) return;
    return HttpResponse.json(data);
  });
}
