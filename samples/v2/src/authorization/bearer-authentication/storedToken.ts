import type { SecuritySchemeBearer } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';

/** Counts from now to `exp`, not from `iat` to `exp`. */
export function bearerUntilExpiry(token: string): SecuritySchemeBearer {
  const [, payload = ''] = token.split('.');
  const base64 = payload.replaceAll('-', '+').replaceAll('_', '/');
  const { exp } = JSON.parse(atob(base64)) as { exp: number };

  const refreshInterval = exp * 1000 - Date.now();
  if (refreshInterval <= 0) throw new Error('This token has expired.');
  return { token, refreshInterval };
}
