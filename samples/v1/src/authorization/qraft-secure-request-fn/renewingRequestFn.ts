import {
  requestFn,
  type OperationSchema,
  type RequestFnPayload,
} from '@openapi-qraft/react';
import { createSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { securitySchemes } from './securitySchemes';

const tokens = new QueryClient();
const secureRequestFn = createSecureRequestFn(
  securitySchemes,
  requestFn,
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
    if (!isUnauthorized(error)) throw error;
    signOut();
    return secureRequestFn<T>(schema, info);
  }
}

export function signOut() {
  tokens.removeQueries({ queryKey: ['MemberToken'] });
}

function isUnauthorized(error: unknown) {
  return (error as { status?: number } | undefined)?.status === 401;
}
