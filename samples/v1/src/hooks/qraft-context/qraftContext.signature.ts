/* #signature
QraftContext: React.Context<QraftContextValue>

type QraftContextValue =
  | {
      requestFn<T>(schema, info): Promise<T>,
      baseUrl?: string,
      queryClient?: QueryClient,
    }
  | undefined
*/
import {
  QraftContext,
  requestFn,
  type OperationSchema,
  type QraftContextValue,
  type RequestFnPayload,
} from '@openapi-qraft/react';
import type { QueryClient } from '@tanstack/react-query';
import type { Context } from 'react';
import { qraft } from '../../../shared/client';
import type { Equal, Expect } from '../../../testing/types';

type Value = NonNullable<QraftContextValue>;

export type Holds = [
  Expect<Equal<typeof QraftContext, Context<QraftContextValue>>>,
  Expect<Equal<undefined extends QraftContextValue ? true : false, true>>,
  Expect<Equal<keyof Value, 'requestFn' | 'baseUrl' | 'queryClient'>>,
  Expect<Equal<Value['baseUrl'], string | undefined>>,
  Expect<Equal<Value['queryClient'], QueryClient | undefined>>,
  Expect<
    Equal<
      Parameters<Value['requestFn']>,
      [requestSchema: OperationSchema, requestInfo: RequestFnPayload]
    >
  >,
];

export const enough: QraftContextValue = { requestFn };

// @ts-expect-error the request function is required
export const tooLittle: QraftContextValue = { baseUrl: '/v1' };

// > TypeScript can't check that a provider is there, so every hook compiles,
// > with or without a provider.
export function useWithoutProvider() {
  qraft.status.getStatus.useQuery();
}
