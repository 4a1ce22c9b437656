/* #signature
requestFn<TData, TError>(
  schema: { method, url, mediaType?, security? },
  info: {
    parameters?: { path?, query?, header? },
    body?, baseUrl?, headers?, signal?, meta?,
    …other fields of RequestInit
  },
  options?: { urlSerializer?, bodySerializer?, fetch? },
): Promise<RequestFnResponse<TData, TError>>
*/
import {
  baseRequestFn,
  bodySerializer,
  requestFn,
  urlSerializer,
  type OperationSchema,
  type RequestFn,
  type RequestFnInfo,
  type RequestFnOptions,
} from '@openapi-qraft/react';
import type { Equal, Expect, Extends } from '../../../testing/types';
import { api } from './client';

type OwnFields =
  'parameters' | 'body' | 'baseUrl' | 'headers' | 'signal' | 'meta';

export type RequestFnTests = [
  Expect<
    Equal<
      keyof OperationSchema,
      'method' | 'url' | 'mediaType' | 'security'
    >
  >,
  Expect<
    Equal<
      keyof RequestFnInfo,
      Exclude<keyof RequestInit, 'method'> | OwnFields
    >
  >,
  Expect<
    Equal<
      keyof RequestFnOptions,
      'urlSerializer' | 'bodySerializer' | 'fetch'
    >
  >,
  Expect<
    Extends<typeof requestFn<string, Error>, RequestFn<string, Error>>
  >,
];

declare const info: RequestFnInfo;
const schema = { method: 'get', url: '/status' } as const;

await requestFn(schema, info);
await baseRequestFn(schema, info, { urlSerializer, bodySerializer });
// > It requires both
// @ts-expect-error: one serializer is missing
await baseRequestFn(schema, info, { urlSerializer });
// > TypeScript doesn't report every mutation, because the fields of
// > `RequestInit` are not read-only.
info.credentials = 'include';
// @ts-expect-error: the fields of the library are read-only
info.headers = { 'X-App-Version': '3.2.0' };

export function usePageWithoutBook() {
  // > It doesn't report `undefined` in a [page parameter]
  return api.books.listReviews.useInfiniteQuery(
    { path: { bookId: 7 } },
    {
      initialPageParam: { path: { bookId: undefined } },
      getNextPageParam: () => undefined,
    },
  );
}
