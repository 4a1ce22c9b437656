/* #signature
requestFn<T>(
  schema: OperationSchema,
  info: {
    baseUrl: string | undefined,
    parameters?: { path?, query?, header? },
    body?,
    headers?,
    signal?,
    meta?,
    ...RequestInit,
  },
  options?: {
    urlSerializer?,
    bodySerializer?,
    fetch?,
  },
): Promise<T>
*/
import {
  requestFn,
  type OperationSchema,
  type RequestFnOptions,
} from '@openapi-qraft/react';
import type { Equal, Expect, Extends } from '../../../testing/types';
import { qraft } from './client';

type Parameters3 = Parameters<typeof requestFn>;
type Info = Parameters3[1];

export type Takes = [
  Expect<Equal<Parameters3[0], OperationSchema>>,
  Expect<Equal<Parameters3[2], RequestFnOptions | undefined>>,
  Expect<Equal<Info['baseUrl'], string | undefined>>,
  Expect<
    Equal<
      keyof NonNullable<Info['parameters']>,
      'path' | 'query' | 'header'
    >
  >,
  Expect<Extends<'body' | 'headers' | 'signal' | 'meta', keyof Info>>,
  Expect<Extends<'credentials' | 'cache' | 'redirect', keyof Info>>,
  Expect<
    Equal<
      keyof RequestFnOptions,
      'urlSerializer' | 'bodySerializer' | 'fetch'
    >
  >,
];

export type Returns = Expect<
  Equal<ReturnType<typeof requestFn<string>>, Promise<string>>
>;

export function baseUrlIsRequired(schema: OperationSchema): void {
  void requestFn(schema, { baseUrl: undefined });
  // @ts-expect-error the key must be there, even without a value
  void requestFn(schema, {});
}

// > **Any other content** is returned as text, even if `T` is `Blob`.
export const loadCover = () =>
  qraft.books.getCover(
    { parameters: { path: { bookId: 7 } }, baseUrl: '' },
    requestFn,
  );
export type CoverIsABlob = Expect<
  Equal<Awaited<ReturnType<typeof loadCover>>, Blob>
>;

// > A serializer must return text, a `Blob`, or `FormData`. `URLSearchParams`
// > doesn't compile, so the sample calls `.toString()`.
export const asText: RequestFnOptions['bodySerializer'] = () => 'a=1';
export const asForm: RequestFnOptions['bodySerializer'] = () =>
  new FormData();
// @ts-expect-error: not among the three
export const asParams: RequestFnOptions['bodySerializer'] = () =>
  new URLSearchParams();
