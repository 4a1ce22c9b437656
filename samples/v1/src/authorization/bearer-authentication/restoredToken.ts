import type { SecuritySchemeBearer } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';

type Stored = { accessToken: string; expiresAt: number };

/** Returns a stored token with its remaining lifetime. */
export function restoredToken(stored: Stored): SecuritySchemeBearer {
  const refreshInterval = stored.expiresAt - Date.now();
  if (refreshInterval <= 0) throw new Error('The session has ended.');

  return { token: stored.accessToken, refreshInterval };
}
