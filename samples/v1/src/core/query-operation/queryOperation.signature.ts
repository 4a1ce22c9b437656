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

// A function that answers at once is not wrapped in a promise.
export const bookAtOnce = qraft.books.getBook({ parameters }, () => book);

export type AtOnce = Expect<
  Equal<typeof bookAtOnce, components['schemas']['Book']>
>;

// @ts-expect-error: the request function is required
void (() => qraft.books.getBook({ parameters, baseUrl }));

// @ts-expect-error: requestFn() asks for a base URL
void (() => qraft.books.getBook({ parameters }, requestFn));

void (() =>
  qraft.books.getBook(
    // @ts-expect-error: fields of fetch are not among the options
    { parameters, baseUrl, credentials: 'include' },
    requestFn,
  ));
