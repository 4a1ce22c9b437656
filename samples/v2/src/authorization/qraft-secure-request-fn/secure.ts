import type { requestFn } from '@openapi-qraft/react';
import {
  createSecureRequestFn,
  type SecuritySchemeHandlers,
} from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { services } from '../../../generated/api';

type Info = Parameters<typeof requestFn>[1];

/** A secure function over one that only notes what it was given. */
export function secure(
  handlers: SecuritySchemeHandlers<string>,
  queryClient = new QueryClient(),
) {
  const inner = vi.fn((schema: object, info: Info) =>
    Promise.resolve({ data: { schema, info }, response: new Response() }),
  );
  const secureRequestFn = createSecureRequestFn(
    handlers,
    inner,
    queryClient,
  );
  return {
    inner,
    queryClient,
    /** Resolves to the info that arrives at the inner function. */
    async send(
      operation: keyof typeof operations = 'listOrders',
      info: Info = {},
    ): Promise<Info> {
      const schema = operations[operation].schema;
      return (await secureRequestFn(schema, info)).data.info;
    },
  };
}

const operations = {
  ...services.orders,
  ...services.books,
  ...services.members,
  ...services.auth,
};

/** An unsigned JWT. Times are in seconds. */
export function jwt(payload: object): string {
  const base64 = btoa(JSON.stringify(payload));
  const encoded = base64.replaceAll('+', '-').replaceAll('/', '_');
  return `e30.${encoded.replaceAll('=', '')}.x`;
}

/** A handler that counts its calls and notes what it was given. */
export function countingHandler(refreshInterval = 1000) {
  let count = 0;
  return vi.fn((_: { isRefreshing: boolean; signal: AbortSignal }) => ({
    token: `t${(count += 1)}`,
    refreshInterval,
  }));
}
