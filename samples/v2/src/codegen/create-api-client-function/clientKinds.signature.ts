/* #signature
createAPIClient({ requestFn, baseUrl, queryClient })
  : APIDefaultQueryClientServices<typeof services>    // full client

createAPIClient({ requestFn, baseUrl })
  : APIBasicClientServices<typeof services, typeof callbacks>    // requests

createAPIClient({ queryClient })
  : APIBasicQueryClientServices<typeof services, typeof callbacks>    // cache

createAPIClient()
  : APIUtilityClientServices<typeof services, typeof callbacks>    // keys
*/
import { requestFn } from '@openapi-qraft/react';
import type {
  APIBasicClientServices,
  APIBasicQueryClientServices,
  APIDefaultQueryClientServices,
  APIUtilityClientServices,
} from '@openapi-qraft/react';
import type * as callbacks from '@openapi-qraft/react/callbacks';
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient, type services } from './api';
import { cache, full, keys, requests } from './clients';

type AllServices = typeof services;
type AllCallbacks = typeof callbacks;

export type KindTests = [
  Expect<Equal<typeof full, APIDefaultQueryClientServices<AllServices>>>,
  Expect<
    Equal<
      typeof requests,
      APIBasicClientServices<AllServices, AllCallbacks>
    >
  >,
  Expect<
    Equal<
      typeof cache,
      APIBasicQueryClientServices<AllServices, AllCallbacks>
    >
  >,
  Expect<
    Equal<typeof keys, APIUtilityClientServices<AllServices, AllCallbacks>>
  >,
];

// The two belong together.
// @ts-expect-error: baseUrl is missing
createAPIClient({ requestFn });
// @ts-expect-error: requestFn is missing
createAPIClient({ baseUrl: '' });

/** Names of what can be called; `types` and `schema` are on all. */
type Methods<Operation> = keyof {
  // Clients without the call have an index signature of `never` as well.
  [
    Name in keyof Operation as string extends Name
      ? never
      : Operation[Name] extends (...options: never[]) => unknown
        ? Name
        : never
  ]: Name;
};

type Book<Client extends { books: { getBook: unknown } }> = Methods<
  Client['books']['getBook']
>;
type Update<Client extends { books: { updateBook: unknown } }> = Methods<
  Client['books']['updateBook']
>;

type QueryKeys = 'getQueryKey' | 'getInfiniteQueryKey';
type QueryHooks =
  | 'useQuery'
  | 'useQueries'
  | 'useInfiniteQuery'
  | 'useSuspenseQuery'
  | 'useSuspenseQueries'
  | 'useSuspenseInfiniteQuery';
type QueryCache =
  | 'getQueryData'
  | 'setQueryData'
  | 'getInfiniteQueryData'
  | 'setInfiniteQueryData'
  | 'getQueriesData'
  | 'setQueriesData'
  | 'getQueryState'
  | 'getInfiniteQueryState'
  | 'invalidateQueries'
  | 'cancelQueries'
  | 'resetQueries'
  | 'removeQueries'
  | 'isFetching';
type QueryRequests =
  | 'fetchQuery'
  | 'prefetchQuery'
  | 'ensureQueryData'
  | 'fetchInfiniteQuery'
  | 'prefetchInfiniteQuery'
  | 'ensureInfiniteQueryData'
  | 'refetchQueries';
type MutationState = 'useIsMutating' | 'useMutationState';

export type MethodTests = [
  Expect<
    Equal<
      Book<typeof full>,
      QueryKeys | QueryHooks | QueryCache | QueryRequests | 'useIsFetching'
    >
  >,
  Expect<
    Equal<Book<typeof requests>, QueryKeys | QueryHooks | 'useIsFetching'>
  >,
  Expect<
    Equal<Book<typeof cache>, QueryKeys | QueryCache | 'useIsFetching'>
  >,
  Expect<Equal<Book<typeof keys>, QueryKeys | 'useIsFetching'>>,
  Expect<
    Equal<
      Update<typeof full>,
      | MutationState
      | 'getMutationKey'
      | 'useMutation'
      | 'isMutating'
      | 'getMutationCache'
    >
  >,
  Expect<
    Equal<
      Update<typeof requests>,
      MutationState | 'getMutationKey' | 'useMutation'
    >
  >,
  Expect<
    Equal<
      Update<typeof cache>,
      MutationState | 'getMutationKey' | 'isMutating'
    >
  >,
  Expect<Equal<Update<typeof keys>, MutationState | 'getMutationKey'>>,
];

// > A method that a `cache` client doesn't have is of type `never`. With
// > `noUncheckedIndexedAccess`, the compiler reports `TS2722` as above. Without
// > it, the message is `This expression is not callable. Type 'never' has no call signatures.`
type Lacking = typeof cache.books.getBook.fetchQuery;
export type MissingTests = [
  // `noUncheckedIndexedAccess` adds the `undefined` that TS2722 is about.
  Expect<[Lacking] extends [undefined] ? true : false>,
  Expect<Equal<NonNullable<Lacking>, never>>,
];

// > `schema`, and the type-only property [`types`](../core/query-operation.mdx#types)
type Kinds = [typeof full, typeof requests, typeof cache, typeof keys];
export type NamesOnAll = Expect<
  Equal<
    'schema' | 'types',
    Extract<keyof Kinds[number]['books']['getBook'], 'schema' | 'types'>
  >
>;
