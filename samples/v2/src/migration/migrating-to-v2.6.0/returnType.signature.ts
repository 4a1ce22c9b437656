import type {
  APIBasicClientServices,
  APIBasicQueryClientServices,
  APIDefaultQueryClientServices,
  APIUtilityClientServices,
  CreateAPIBasicClientOptions,
  CreateAPIQueryClientOptions,
} from '@openapi-qraft/react';
import type * as callbacks from '@openapi-qraft/react/callbacks';
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient, type services } from './api';

/* #signature
createAPIClient({ requestFn, baseUrl, queryClient }): APIDefaultQueryClientServices<typeof services>
createAPIClient({ queryClient }): APIBasicQueryClientServices<typeof services, typeof callbacks>
createAPIClient({ requestFn, baseUrl }): APIBasicClientServices<typeof services, typeof callbacks>
createAPIClient(): APIUtilityClientServices<typeof services, typeof callbacks>
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
