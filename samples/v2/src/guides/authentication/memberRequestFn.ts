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
  const usedTokens = session.tokens;
  const result = await sendWithToken<TData, TError>(schema, info);
  if (result.response?.status !== 401 || !usedTokens) return result;

  // Another request may have renewed them already.
  if (session.tokens === usedTokens) await renewTokens();
  const isRenewed = session.tokens && session.tokens !== usedTokens;
  return isRenewed ? sendWithToken<TData, TError>(schema, info) : result;
}
