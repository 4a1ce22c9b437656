/* #signature
qraft.<service>.<operation>(
  options:
    | { parameters, baseUrl?, signal?, meta? }
    | { queryKey, baseUrl?, signal?, meta? },
  requestFn: (schema, info) => Promise<TData>,
): Promise<TData>

qraft.<service>.<operation>(
  options,
  requestFn: (schema, info) => TData,
): TData
*/
import { requestFn } from '@openapi-qraft/react';
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { baseUrl, qraft } from './client';

const parameters = { path: { bookId: 7 } };
const others = { baseUrl, signal: AbortSignal.timeout(100), meta: {} };
const queryKey = qraft.books.getBook.getQueryKey(parameters);

export const book = await qraft.books.getBook(
  { parameters, ...others },
  requestFn,
);
await qraft.books.getBook({ queryKey, ...others }, requestFn);

export type Result = Expect<
  Equal<typeof book, components['schemas']['Book']>
>;

// A function that returns at once is not wrapped in a promise.
export const bookAtOnce = qraft.books.getBook({ parameters }, () => book);

export type AtOnce = Expect<
  Equal<typeof bookAtOnce, components['schemas']['Book']>
>;

// @ts-expect-error: the request function is required
void (() => qraft.books.getBook({ parameters, baseUrl }));

// > `requestFn()` requires `baseUrl`, so the call doesn't compile without it.
// @ts-expect-error: requestFn() asks for a base URL
void (() => qraft.books.getBook({ parameters }, requestFn));

// > **Options of `fetch`**, such as `credentials`, aren't accepted in a call.
void (() =>
  qraft.books.getBook(
    // @ts-expect-error: fields of fetch are not among the options
    { parameters, baseUrl, credentials: 'include' },
    requestFn,
  ));

// > `HEAD` and `OPTIONS` are typed as mutations with `body: undefined`.
const { checkBook } = qraft.books;
void (() => checkBook({ parameters, body: undefined, baseUrl }, requestFn));
// @ts-expect-error: the body has to be there
void (() => checkBook({ parameters, baseUrl }, requestFn));
// @ts-expect-error: a mutation has no query hook
void (() => checkBook.useQuery);

// > In the type of its second parameter, list the fields that the function
// > uses. The call in this sample passes a `queryKey` instead of `parameters`,
// > which helps if your code already works with keys:
const withoutMeta = async (
  _schema: unknown,
  _info: { parameters?: object },
) => book;
void (() => qraft.books.getBook({ parameters, ...others }, withoutMeta));
