/* #signature
createAPIClient(
  options?: { context?: React.Context<QraftContextValue> },
): Services

qraftAPIClient<Services, Callbacks>(
  services,
  callbacks: Callbacks,
  options?,
): Services
*/
import {
  qraftAPIClient,
  type QraftClientOptions,
  type QraftContextValue,
} from '@openapi-qraft/react';
import { useQuery } from '@openapi-qraft/react/callbacks/useQuery';
import type { Context } from 'react';
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient, services, type Services } from './api';

export type Holds = [
  Expect<
    Equal<
      Parameters<typeof createAPIClient>,
      [options?: QraftClientOptions | undefined]
    >
  >,
  Expect<Equal<ReturnType<typeof createAPIClient>, Services>>,
  Expect<Equal<keyof QraftClientOptions, 'context'>>,
  Expect<
    Equal<
      QraftClientOptions['context'],
      Context<QraftContextValue> | undefined
    >
  >,
];

const callbacks = { useQuery };

// Whatever the callbacks are, the type has all methods.
const client = qraftAPIClient<Services, typeof callbacks>(
  services,
  callbacks,
);
export type AllMethods = Expect<Equal<typeof client, Services>>;

// @ts-expect-error: settings of 2.x are not options here
createAPIClient({ baseUrl: '/v1' });
