import { requestFn, type RequestFn } from '@openapi-qraft/react';
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import {
  createPredefinedParametersRequestFn,
  type ServiceOperationsPredefinedParameters,
} from './api/create-predefined-parameters-request-fn';

/* #signature
createPredefinedParametersRequestFn(
  predefinedParameters: ServiceOperationsPredefinedParameters,
  requestFn: TRequestFn,
): TRequestFn

ServiceOperationsPredefinedParameters = [
  {
    requestPattern: '<methods> <globs>',
    parameters: [
      {
        in: 'header' | 'query' | 'cookie',
        name: string,
        value: T | (() => Promise<T | undefined>) | undefined,
      },
      …
    ],
  },
  …
]
*/

type Given = Parameters<typeof createPredefinedParametersRequestFn>[0];
type Parameter = ServiceOperationsPredefinedParameters[0]['parameters'][0];
declare const ownRequestFn: RequestFn<unknown, unknown> & { own: true };
const wrapped = (given: Given) =>
  createPredefinedParametersRequestFn(given, ownRequestFn);

export type Assertions = [
  Expect<Equal<Given, ServiceOperationsPredefinedParameters>>,
  Expect<Equal<ServiceOperationsPredefinedParameters['length'], 1>>,
  Expect<
    Equal<
      ServiceOperationsPredefinedParameters[0]['requestPattern'],
      'get,post,delete /orders/**'
    >
  >,
  Expect<
    Equal<
      Parameter['value'],
      string | (() => Promise<string | undefined>) | undefined
    >
  >,
  Expect<Equal<ReturnType<typeof wrapped>, typeof ownRequestFn>>,
];

// > The compiler then accepts a `placeOrder` call without the required header.
// With `get /orders/**`, the CLI writes the same `schema.ts` as for this client.
const { orders } = createAPIClient({ requestFn, baseUrl: '' });
export const placed = orders.placeOrder({ body: { lines: [] } });
