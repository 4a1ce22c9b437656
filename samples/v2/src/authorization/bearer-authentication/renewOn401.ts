import {
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
} from '@openapi-qraft/react';
import {
  createSecureRequestFn,
  type SecuritySchemeHandlers,
} from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import type { QueryClient } from '@tanstack/react-query';

const queryKey = ['MemberToken'];

export function createRenewingRequestFn(
  securitySchemes: SecuritySchemeHandlers<'MemberToken'>,
  queryClient: QueryClient,
) {
  async function noteRefusal<TData, TError>(
    schema: OperationSchema,
    info: RequestFnInfo,
  ) {
    const result = await requestFn<TData, TError>(schema, info);
    if (result.response?.status === 401) {
      // Another request may have renewed the token in the meantime.
      const cached = queryClient.getQueryData<{ token: string }>(queryKey);
      const sent = info.parameters?.header?.Authorization;
      if (sent === `Bearer ${cached?.token}`) {
        await queryClient.invalidateQueries({
          queryKey,
          refetchType: 'none',
        });
      }
    }
    return result;
  }

  const secureRequestFn = createSecureRequestFn(
    securitySchemes,
    noteRefusal,
    queryClient,
  );

  return async function renewingRequestFn<TData, TError>(
    schema: OperationSchema,
    info: RequestFnInfo,
  ) {
    const result = await secureRequestFn<TData, TError>(schema, info);
    const isRefused =
      result.response?.status === 401 &&
      schema.security?.includes('MemberToken');
    return isRefused
      ? secureRequestFn<TData, TError>(schema, info)
      : result;
  };
}
