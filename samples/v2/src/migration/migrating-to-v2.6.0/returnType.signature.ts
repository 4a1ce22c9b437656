import type {
  APIBasicClientServices,
  APIBasicQueryClientServices,
  APIDefaultQueryClientServices,
  APIQueryClientServices,
  APIUtilityClientServices,
  CreateAPIBasicClientOptions,
  CreateAPIClientOptions,
  CreateAPIQueryClientOptions,
} from '@openapi-qraft/react';
import { qraftAPIClient } from '@openapi-qraft/react';
import type * as callbacks from '@openapi-qraft/react/callbacks';
import type { Equal, Expect } from '../../../testing/types';
import {
  createLeanClient,
  type services as leanServices,
} from './api-clients';
import { createAPIClient, type services, type Services } from './api';

/* #signature
createAPIClient({ requestFn, baseUrl, queryClient }):
  APIDefaultQueryClientServices<typeof services>

createAPIClient({ queryClient }):
  APIBasicQueryClientServices<typeof services, typeof callbacks>

createAPIClient({ requestFn, baseUrl }):
  APIBasicClientServices<typeof services, typeof callbacks>

createAPIClient():
  APIUtilityClientServices<typeof services, typeof callbacks>
*/

type AllCallbacks = typeof callbacks;
type AllServices = typeof services;

declare const fullOptions: CreateAPIQueryClientOptions;
declare const basicOptions: CreateAPIBasicClientOptions;

const full = () => createAPIClient(fullOptions);
const basic = () => createAPIClient(basicOptions);
const cacheOnly = () =>
  createAPIClient({ queryClient: fullOptions.queryClient });

export type ReturnTypeTests = [
  Expect<
    Equal<
      ReturnType<typeof createAPIClient>,
      APIUtilityClientServices<AllServices, AllCallbacks>
    >
  >,
  Expect<
    Equal<
      ReturnType<typeof full>,
      APIDefaultQueryClientServices<AllServices>
    >
  >,
  Expect<
    Equal<
      ReturnType<typeof basic>,
      APIBasicClientServices<AllServices, AllCallbacks>
    >
  >,
  Expect<
    Equal<
      ReturnType<typeof cacheOnly>,
      APIBasicQueryClientServices<AllServices, AllCallbacks>
    >
  >,
];

// The exported type `Services` is not what the generic wants.
// @ts-expect-error
export type FromInterfaces = APIDefaultQueryClientServices<Services>;

// A union of all kinds of options fits no overload.
declare const anyOptions: CreateAPIClientOptions;
// @ts-expect-error
export const anyClient = () => createAPIClient(anyOptions);

// The call as it was written up to 2.5.
export const writtenOut = () =>
  // @ts-expect-error
  qraftAPIClient<Services, typeof callbacks>(
    all,
    allCallbacks,
    fullOptions,
  );

declare const all: typeof services;
declare const allCallbacks: typeof callbacks;

// > Now its type has only the members of a client without options, which can
// > build keys and observe requests, but can't send any.
export type OldMembers = Expect<
  Equal<
    keyof ReturnType<typeof createAPIClient>['books']['getBook'],
    | 'getInfiniteQueryKey'
    | 'getQueryKey'
    | 'schema'
    | 'types'
    | 'useIsFetching'
  >
>;

// > If your client function contains [only some
// > callbacks](#create-api-client-fn) and you pass it `requestFn`, `baseUrl`,
// > and `queryClient`, use `APIQueryClientServices` in the same way.
const lean = () => createLeanClient(fullOptions);
type LeanCallbacks = Pick<
  AllCallbacks,
  'operationInvokeFn' | 'useQuery' | 'useMutation'
>;
export type LeanClient = Expect<
  Equal<
    ReturnType<typeof lean>,
    APIQueryClientServices<typeof leanServices, LeanCallbacks>
  >
>;
