/* #signature
<QraftSecureRequestFn
  requestFn={requestFn}
  securitySchemes={securitySchemes}
  queryClient={queryClient?}
>
  {(secureRequestFn) => ReactNode}
</QraftSecureRequestFn>

createSecureRequestFn(
  securitySchemes,
  requestFn,
  queryClient: QueryClient,
): secureRequestFn

securitySchemes: Record<
  SchemeName,
  (info: { isRefreshing: boolean, signal: AbortSignal }) =>
    SecurityScheme | Promise<SecurityScheme>
>
*/
import type {
  createSecureRequestFn,
  QraftSecureRequestFnProps,
  SecuritySchemeAPIKey,
  SecuritySchemeBasic,
  SecuritySchemeBearer,
  SecuritySchemeCookie,
  SecuritySchemeHandlers,
} from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import type { QueryClient } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';

type Props = QraftSecureRequestFnProps;
type Handler = SecuritySchemeHandlers<'A'>['A'];
type Scheme =
  | SecuritySchemeBearer
  | SecuritySchemeBasic
  | SecuritySchemeAPIKey
  | SecuritySchemeCookie;

// > Give your object the type `SecuritySchemeHandlers<'MemberToken' |
// > 'StaffKey'>`, so that the compiler reports a missing handler.
// @ts-expect-error: StaffKey is missing
export const handlers: SecuritySchemeHandlers<'MemberToken' | 'StaffKey'> =
  {
    MemberToken: () => 'a.b.c',
  };

export type Holds = [
  Expect<
    Equal<
      keyof Props,
      'requestFn' | 'securitySchemes' | 'queryClient' | 'children'
    >
  >,
  Expect<Equal<Props['queryClient'], QueryClient | undefined>>,
  Expect<Equal<Props['securitySchemes'], SecuritySchemeHandlers<string>>>,
  Expect<
    Equal<
      Parameters<Handler>,
      [props: { isRefreshing: boolean; signal: AbortSignal }]
    >
  >,
  Expect<Equal<Awaited<ReturnType<Handler>>, Scheme>>,
  Expect<
    Equal<
      Parameters<typeof createSecureRequestFn>,
      [
        securitySchemes: SecuritySchemeHandlers<string>,
        requestFn: Props['requestFn'],
        queryClient: QueryClient,
      ]
    >
  >,
];
