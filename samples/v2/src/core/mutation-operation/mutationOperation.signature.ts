/* #signature
api.<service>.<operation>(
  options: { parameters, body, baseUrl?, signal?, meta? } | void,
  requestFn?,
): Promise<RequestFnResponse<TData, TError>>
*/
import { requestFn, type RequestFnResponse } from '@openapi-qraft/react';
import type { ServiceOperationMutationFnOptions } from '@openapi-qraft/tanstack-query-react-types';
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { createAPIClient as createQueryableClient } from './api-queryable';
import { api } from './client';

type OptionsFor<TBody> = ServiceOperationMutationFnOptions<
  TBody,
  undefined,
  object
>;
// > If no parameter and no body field is required, you can leave out `options`
export type OptionsMayBeLeftOut = [
  Expect<Equal<Extract<OptionsFor<{ note?: string }>, void>, void>>,
  Expect<Equal<Extract<OptionsFor<{ note: string }>, void>, never>>,
];

// > If a `body` has required fields, TypeScript requires the `body`, even if
// > the document says that it is optional.
// @ts-expect-error: the body is missing
export const withoutBody: OptionsFor<{ note: string }> = {};
// > To send no body, write `body: undefined as never`.
export const noBody: OptionsFor<{ note: string }> = {
  body: undefined as never,
};

type Book = components['schemas']['Book'];
type Problem = components['schemas']['Problem'];

const parameters = { path: { bookId: 7 } };
const body = { price: 990 };
export const updated = await api.books.updateBook(
  { parameters, body, baseUrl: '', signal: AbortSignal.abort(), meta: {} },
  requestFn,
);
export const removed = await api.books.deleteBook({ parameters });

export type ResultTests = [
  Expect<Equal<typeof updated, RequestFnResponse<Book, Problem>>>,
  Expect<Equal<typeof removed, RequestFnResponse<null, Problem>>>,
];

// Neither parameters nor a body, so the options may be left out.
await api.auth.revokeToken();
await api.auth.revokeToken({ meta: {} });
// No parameters, but a body.
await api.auth.refreshToken({ body: { refreshToken: 'refresh-1' } });

// @ts-expect-error: the path parameter is required
await api.books.updateBook({ body });
// @ts-expect-error: the body is required
await api.books.createReview({ parameters });
// > Some calls compile without a body, whether or not the document requires
// > one:
// > - `api.books.updateBook({ parameters })`, because every field of its
// > body is optional.
await api.books.updateBook({ parameters });

// > - `api.books.uploadCover({ parameters })`, because the body of a
// > `multipart/form-data` operation can be an object or a `FormData`.
await api.books.uploadCover({ parameters });

// Also with --queryable-write-operations a call takes no key.
const queryable = createQueryableClient({ requestFn, baseUrl: '' });
const search = { body: { text: 'dark' } };
await queryable.books.searchBooks(search);
await queryable.books.searchBooks({
  // @ts-expect-error: parameters and body only
  queryKey: queryable.books.searchBooks.getQueryKey(search),
});

// > You can pass a `FormData` instead.
await api.books.uploadCover({ parameters, body: new FormData() });
