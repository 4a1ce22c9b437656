/* #signature
<QraftSecureRequestFn
  requestFn={requestFn}
  securitySchemes={{ [schemeName]: handler }}
  queryClient={queryClient?}
>
  {(secureRequestFn) => ReactNode}
</QraftSecureRequestFn>

createSecureRequestFn(securitySchemes, requestFn, queryClient): typeof requestFn

useSecuritySchemeAuth({ securitySchemes, requestFn, queryClient }): typeof requestFn

handler: ({ isRefreshing: boolean, signal: AbortSignal }) =>
  SecurityScheme | Promise<SecurityScheme>
*/
import { requestFn } from '@openapi-qraft/react';
import {
  createSecureRequestFn,
  QraftSecureRequestFn,
  useSecuritySchemeAuth,
  type QraftSecureRequestFnProps,
  type SecuritySchemeAPIKey,
  type SecuritySchemeBasic,
  type SecuritySchemeBearer,
  type SecuritySchemeCookie,
  type SecuritySchemeHandlers,
} from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Equal, Expect } from '../../../testing/types';
import type { Services } from './api';

type Send = typeof requestFn;
type Props = QraftSecureRequestFnProps<Send>;
type Handler = SecuritySchemeHandlers<'MemberToken'>['MemberToken'];
type SecurityScheme =
  | SecuritySchemeBearer
  | SecuritySchemeBasic
  | SecuritySchemeAPIKey
  | SecuritySchemeCookie;

export type SecureTests = [
  Expect<Equal<Props['children'], (secureRequestFn: Send) => ReactNode>>,
  Expect<Equal<Props['queryClient'], QueryClient | undefined>>,
  Expect<Equal<Props['securitySchemes'], SecuritySchemeHandlers<string>>>,
  Expect<
    Equal<
      Parameters<Handler>[0],
      { isRefreshing: boolean; signal: AbortSignal }
    >
  >,
  Expect<
    Equal<ReturnType<Handler>, SecurityScheme | Promise<SecurityScheme>>
  >,
  Expect<
    Equal<
      SecuritySchemeBearer,
      string | { refreshInterval: number; token: string }
    >
  >,
];

const securitySchemes = { AnyName: () => 'a JWT' };
const queryClient = new QueryClient();

createSecureRequestFn(
  securitySchemes,
  requestFn,
  queryClient,
) satisfies Send;
// @ts-expect-error: the function alone needs a QueryClient
createSecureRequestFn(securitySchemes, requestFn);

export function useForms(): void {
  useSecuritySchemeAuth({
    securitySchemes,
    requestFn,
    queryClient,
  }) satisfies Send;
  // @ts-expect-error: so does the hook
  useSecuritySchemeAuth({ securitySchemes, requestFn });
}

// The component makes one itself.
QraftSecureRequestFn({ securitySchemes, requestFn, children: () => null });

// @ts-expect-error: basic credentials need an interval
({ credentials: 'YTpi' }) satisfies SecurityScheme;
// @ts-expect-error: so does a token in an object
({ token: 't' }) satisfies SecurityScheme;
({ in: 'query', name: 'report_key', value: 'k' }) satisfies SecurityScheme;
({ in: 'cookie' }) satisfies SecurityScheme;

// > If the document declares a parameter of the same name and the call passes it
export const call: Parameters<Services['orders']['listOrders']>[0] = {
  parameters: {
    // @ts-expect-error: the document declares no such parameter
    header: { 'X-Store-Id': 'lisbon', Authorization: 'Bearer mine' },
  },
};
