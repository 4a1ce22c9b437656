import {
  mergeHeaders,
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';
import { renewTokens } from './renewTokens';
import { session } from './session';

async function sendWithToken<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  const token = session.tokens?.accessToken;
  return requestFn<TData, TError>(schema, {
    ...info,
    headers: mergeHeaders(
      token ? { Authorization: `Bearer ${token}` } : {},
      info.headers,
    ),
  });
}

export async function memberRequestFn<TData, TError>(
  schema: OperationSchema,
  info: RequestFnInfo,
) {
  const { tokens } = session;
  const usedToken = tokens?.accessToken;
  const result = await sendWithToken<TData, TError>(schema, info);
  const isRefused = result.response?.status === 401;
  // Stop without tokens, or if the user signed out or in again meanwhile.
  if (!isRefused || !tokens || session.tokens !== tokens) return result;

  // Another request may have renewed the token already.
  if (tokens.accessToken === usedToken) await renewTokens();
  const isRenewed =
    session.tokens === tokens && tokens.accessToken !== usedToken;
  return isRenewed ? sendWithToken<TData, TError>(schema, info) : result;
}
