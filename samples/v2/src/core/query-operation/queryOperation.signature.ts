/* #signature
api.<service>.<operation>(
  options:
    | { parameters, baseUrl?, signal?, meta? }
    | { queryKey, baseUrl?, signal?, meta? }
    | void,
  requestFn?,
): Promise<RequestFnResponse<TData, TError>>
*/
import { requestFn, type RequestFnResponse } from '@openapi-qraft/react';
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { api } from './client';

type Book = components['schemas']['Book'];
type Problem = components['schemas']['Problem'];

const parameters = { path: { bookId: 7 } };
export const result = await api.books.getBook({ parameters });

type Result = typeof result;

export type ResultTests = [
  Expect<Equal<Result, RequestFnResponse<Book, Problem>>>,
  Expect<Equal<Result['data'], Book | undefined>>,
  // No network means no response, and then there is an error.
  Expect<Equal<Result['response'], Response | undefined>>,
  Expect<Equal<Extract<Result, { data: Book }>['response'], Response>>,
];

const others = {
  baseUrl: '/v1',
  signal: AbortSignal.timeout(100),
  meta: {},
};
await api.books.getBook({ parameters, ...others }, requestFn);
await api.books.getBook({
  queryKey: api.books.getBook.getQueryKey(parameters),
  ...others,
});
// Without required parameters the options may be left out.
await api.status.getStatus();
await api.books.listBooks();
// > To pass only a request function, write `undefined` for `options`.
await api.status.getStatus(undefined, requestFn);
await api.books.listBooks(undefined, requestFn);

await api.books.getBook({
  // > A key from `getInfiniteQueryKey()` doesn't compile here.
  // @ts-expect-error: an infinite key belongs to another entry
  queryKey: api.books.getBook.getInfiniteQueryKey(parameters),
});
// > The options have no `headers`, `credentials`, or `cache`.
// @ts-expect-error: fetch options belong in the requestFn
await api.books.getBook({ parameters, credentials: 'include' });
// @ts-expect-error: so do headers
await api.books.getBook({ parameters, headers: {} });
// @ts-expect-error: so does the cache mode
await api.books.getBook({ parameters, cache: 'no-store' });
// @ts-expect-error: the path parameter is required
await api.books.getBook();
// @ts-expect-error: parameters have their own group
await api.books.getBook({ path: { bookId: 7 } });
// > An object without `parameters` doesn't compile
// @ts-expect-error: parameters cannot be left out of an object
await api.books.listBooks({});
// > Write `parameters: {}` if all parameters are optional, and `parameters:
// > undefined` if the operation declares none.
const { signal } = others;
await api.status.getStatus({ parameters: undefined, signal });
// @ts-expect-error: there is no group to put into an object
await api.status.getStatus({ parameters: {}, signal });

// > Each operation has a property `types` for the compiler, with `parameters`,
// > `data`, and `error`, and with `body` on operations that write:
type TypesOf<Operation extends { types: unknown }> =
  keyof Operation['types'];
export type TypesTests = [
  Expect<
    Equal<
      TypesOf<typeof api.books.getBook>,
      'parameters' | 'data' | 'error'
    >
  >,
  Expect<
    Equal<
      TypesOf<typeof api.books.updateBook>,
      'parameters' | 'data' | 'error' | 'body'
    >
  >,
];

// > Errors without a body, or with text, have a type that includes falsy
// > values. Then `if (error)` doesn't narrow `data` either.
export function readText(text: RequestFnResponse<string, null>) {
  // eslint-disable-next-line no-restricted-syntax -- the check that the page warns about
  if (text.error) return '';
  // @ts-expect-error: the error can be null
  return text.data.trim();
}
export function readTextSafely(text: RequestFnResponse<Book, string>) {
  if (!text.data) return '';
  return text.data.title;
}
