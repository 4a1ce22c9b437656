/* #signature
api.<service>.<operation>(
  options: { parameters, baseUrl?, signal?, meta? },
  requestFn?,
): Promise<{ data, response } | { error, response }>
*/
import { requestFn } from '@openapi-qraft/react';
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { api } from './client';

type Book = components['schemas']['Book'];

const parameters = { path: { bookId: 7 } };
export const result = await api.books.getBook({ parameters });

type Result = typeof result;

export type DataIsTheBook = Expect<Equal<Result['data'], Book | undefined>>;

await api.books.getBook(
  {
    parameters,
    baseUrl: '/v1',
    signal: AbortSignal.timeout(100),
    meta: {},
  },
  requestFn,
);
// Without required parameters the options may be left out.
await api.status.getStatus();
await api.books.listBooks();

// @ts-expect-error: fetch options belong into the requestFn
await api.books.getBook({ parameters, credentials: 'include' });
// @ts-expect-error: the path parameter is required
await api.books.getBook();
// @ts-expect-error: parameters have a group of their own
await api.books.getBook({ path: { bookId: 7 } });

// No network means no response, and then there is an error.
export type ResponseIsMissingOnNetworkErrors = Expect<
  Equal<Result['response'], Response | undefined>
>;
export type SuccessHasAResponse = Expect<
  Equal<Extract<Result, { data: Book }>['response'], Response>
>;
