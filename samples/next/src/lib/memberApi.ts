import { mergeHeaders, requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { createAPIClient } from '@/api';

/** Like `getServerApi()`, but sends the visitor's session cookie. */
export const getMemberApi = cache(async () => {
  const session = (await cookies()).get('session')?.value;
  const queryClient = new QueryClient();
  const api = createAPIClient({
    requestFn: (schema, info) =>
      requestFn(schema, {
        ...info,
        headers: mergeHeaders(info.headers, {
          cookie: session && `session=${session}`,
        }),
      }),
    queryClient,
    baseUrl: process.env.NEXT_PUBLIC_API_URL ?? '',
  });
  return { api, queryClient };
});
