/* #signature
// services:all  callbacks:all, the default
createAPIClient(options?)

// services:none  callbacks:all
createServiceClient(services, options?)

// services:all  callbacks:a,b
createLeanClient(options, callbacks?)
createLeanClient(callbacks?)

// services:none  callbacks:a,b
createLeanServiceClient(services, options, callbacks?)
createLeanServiceClient(services, callbacks?)

// services:all  callbacks:none
createBareClient(options, callbacks)
createBareClient(callbacks)

// services:none  callbacks:none
createBareServiceClient(services, options, callbacks)
createBareServiceClient(services, callbacks)
*/
import {
  qraftAPIClient,
  requestFn,
  type APIDefaultQueryClientServices,
  type APIQueryClientServices,
  type CreateAPIClientOptions,
} from '@openapi-qraft/react';
import * as callbacks from '@openapi-qraft/react/callbacks';
import type { Equal, Expect, Extends } from '../../../testing/types';
import {
  createAPIClient,
  createBareClient,
  createBareServiceClient,
  createLeanClient,
  createLeanServiceClient,
  createServiceClient,
  services,
} from './api-clients';
import { queryClient } from './client';

const options = { requestFn, baseUrl: '', queryClient };
const { useQuery, getQueryKey } = callbacks;

createAPIClient(options);
createAPIClient();
createServiceClient(services, options);
createServiceClient(services);
createLeanClient(options);
createLeanClient();
createLeanServiceClient(services, options);
createLeanServiceClient(services);
createLeanServiceClient(services, options, { getQueryKey });
export const keysOnly = createLeanClient({ getQueryKey });
createLeanServiceClient(services, { getQueryKey });
export const bare = createBareClient(options, { useQuery });
createBareClient({ getQueryKey });
createBareServiceClient(services, options, { useQuery });
createBareServiceClient(services, { getQueryKey });

// @ts-expect-error: without a default the callbacks are required
createBareClient(options);
// @ts-expect-error: the same for services
createBareServiceClient(services);
// @ts-expect-error: services come first
createServiceClient(options);

const everything = createBareClient(options, callbacks);
const allForCache = createAPIClient({ queryClient });
const lean = createLeanClient(options);
type LeanCallbacks = Pick<
  typeof callbacks,
  'operationInvokeFn' | 'useQuery' | 'useMutation'
>;

// > any of these three; `createAPIClient()` doesn't accept this union
export const ofUnion = (union: CreateAPIClientOptions) =>
  // @ts-expect-error: no overload takes the union
  createAPIClient(union);
const basicBare = createBareClient(
  { requestFn, baseUrl: '' },
  { useQuery },
);
const listed = createLeanClient(options, {
  getMutationCache: callbacks.getMutationCache,
});
const direct = qraftAPIClient(
  services,
  { getMutationCache: callbacks.getMutationCache },
  options,
);

export type ModeTests = [
  Expect<
    Equal<typeof everything, APIDefaultQueryClientServices<typeof services>>
  >,
  // > a full client with a list of callbacks; its second type argument is the type of the callbacks object
  Expect<
    Equal<
      typeof lean,
      APIQueryClientServices<typeof services, LeanCallbacks>
    >
  >,
  Expect<
    Extends<typeof bare.books.getBook, { useQuery: (p: never) => unknown }>
  >,
  // > Gaps in the types of 2.14.1
  // No type for a callback that was given. It is `never`, and with
  // noUncheckedIndexedAccess `undefined`.
  Expect<
    Equal<NonNullable<typeof basicBare.books.getBook.useQuery>, never>
  >,
  Expect<
    Equal<
      NonNullable<typeof listed.books.updateBook.getMutationCache>,
      never
    >
  >,
  // > **`getMutationCache()`** has a type only on full clients with all
  // > callbacks.
  Expect<
    Equal<
      NonNullable<typeof allForCache.books.updateBook.getMutationCache>,
      never
    >
  >,
  Expect<
    Equal<
      NonNullable<typeof direct.books.updateBook.getMutationCache>,
      never
    >
  >,
];
