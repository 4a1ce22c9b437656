import {
  requestFn,
  type OperationSchema,
  type RequestFnPayload,
} from '@openapi-qraft/react';
import { createSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { securitySchemes } from './securitySchemes';

const tokens = new QueryClient();
const queryKey = ['MemberToken'];

/** Marks a refused token as stale if it is still the current one. */
async function noteRefusal<T>(
  schema: OperationSchema,
  info: RequestFnPayload,
): Promise<T> {
  try {
    return await requestFn<T>(schema, info);
  } catch (error) {
    const current = tokens.getQueryData<{ token: string }>(queryKey);
    const sent: unknown = info.parameters?.header?.Authorization;
    if (isUnauthorized(error) && sent === `Bearer ${current?.token}`) {
      await tokens.invalidateQueries({ queryKey, refetchType: 'none' });
    }
    throw error;
  }
}

const secureRequestFn = createSecureRequestFn(
  securitySchemes,
  noteRefusal,
  tokens,
);

/** Gets a new token and tries once more when the server refuses one. */
export async function renewingRequestFn<T>(
  schema: OperationSchema,
  info: RequestFnPayload,
): Promise<T> {
  try {
    return await secureRequestFn<T>(schema, info);
  } catch (error) {
    const hasToken = schema.security?.includes('MemberToken');
    if (!hasToken || !isUnauthorized(error)) throw error;
    return secureRequestFn<T>(schema, info);
  }
}

export function signOut() {
  tokens.removeQueries({ queryKey });
}

function isUnauthorized(error: unknown) {
  return (error as { status?: number } | undefined)?.status === 401;
}
