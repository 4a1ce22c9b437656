import type {
  OperationSchema,
  RequestFnPayload,
} from '@openapi-qraft/react';
import { baseUrl, qraft } from './client';
import { requestWithCookies } from './requestWithCookies';

let renewal: Promise<unknown> | undefined;

/** Gets a new cookie. Concurrent calls share one request. */
function renewSession() {
  const refreshToken = sessionStorage.getItem('refresh') ?? '';
  renewal ??= qraft.auth
    .refreshToken(
      { parameters: undefined, body: { refreshToken }, baseUrl },
      requestWithCookies,
    )
    .then((token) => sessionStorage.setItem('refresh', token.refreshToken))
    .finally(() => (renewal = undefined));
  return renewal;
}

export async function requestWithSession<T>(
  schema: OperationSchema,
  info: RequestFnPayload,
): Promise<T> {
  try {
    return await requestWithCookies<T>(schema, info);
  } catch (error) {
    const hasSession = schema.security?.includes('SessionCookie');
    if (!hasSession || !isUnauthorized(error)) throw error;
    await renewSession();
    return requestWithCookies<T>(schema, info);
  }
}

function isUnauthorized(error: unknown) {
  return (error as { status?: number } | undefined)?.status === 401;
}
