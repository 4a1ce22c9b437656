import {
  mergeHeaders,
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';

/** Call it once per incoming request, never at the top of a module. */
export function createRequestClient(cookie: string) {
  async function forwardCookie<TData, TError>(
    schema: OperationSchema,
    info: RequestFnInfo,
  ) {
    return requestFn<TData, TError>(schema, {
      ...info,
      headers: mergeHeaders({ cookie }, info.headers),
    });
  }

  return createAPIClient({
    requestFn: forwardCookie,
    baseUrl: 'https://bookshop.example/v1',
    queryClient: new QueryClient(),
  });
}

export async function greet(request: Request) {
  const api = createRequestClient(request.headers.get('cookie') ?? '');
  const member = await api.members.getProfile.fetchQuery();

  return new Response(`Hello, ${member.name}`);
}
