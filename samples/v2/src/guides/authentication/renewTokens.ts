import { publicApi } from './publicApi';
import { session } from './session';

let renewal: Promise<void> | undefined;

/** Requests that fail at the same time share one renewal. */
export function renewTokens(): Promise<void> {
  renewal ??= renew().finally(() => {
    renewal = undefined;
  });
  return renewal;
}

async function renew() {
  const { tokens } = session;
  if (!tokens) return;

  const { data, response } = await publicApi.auth.refreshToken({
    body: { refreshToken: tokens.refreshToken },
  });
  // The user may have signed out in the meantime.
  if (session.tokens !== tokens) return;
  if (data) Object.assign(tokens, data);
  // Refused. After a network error, the tokens may still be good.
  else if (response?.status === 401) session.tokens = undefined;
}
