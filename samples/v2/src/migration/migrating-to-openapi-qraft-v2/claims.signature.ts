// What the page says about types: what still compiles, and what the compiler reports.
import {
  requestFn,
  type OperationSchema,
  type RequestFnInfo,
  type RequestFnPayload,
  type RequestFnResponse,
} from '@openapi-qraft/react';
import type { Equal, Expect } from '../../../testing/types';
import type {
  ServiceOperationMutation,
  ServiceOperationQuery,
} from '@openapi-qraft/tanstack-query-react-types';
import { createAPIClient as createTagsClient } from '../../../generated/api-tags';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const parameters = { path: { bookId: 7 } };
const baseUrl = 'https://bookshop.example/v1';

// Arguments of 1.x that 2.x still accepts: the compiler does not find these calls.
void api.books.deleteBook(
  { parameters, body: undefined, baseUrl },
  requestFn,
);
void api.books.getBook.fetchQuery({ parameters, requestFn, baseUrl });
void api.books.getBook.invalidateQueries();
void api.books.getBook.getQueriesData();
void api.books.getBook.getQueriesData({});

// A forgotten QueryClient, in hooks:
export function useForgotten() {
  // @ts-expect-error
  api.books.getBook.useQuery(parameters, {}, queryClient);
  // @ts-expect-error
  api.books.getBook.useSuspenseQuery(parameters, {}, queryClient);
  // @ts-expect-error
  api.books.getBook.useQueries({ queries: [{ parameters }] }, queryClient);
  // @ts-expect-error
  api.books.getBook.useIsFetching({ parameters }, queryClient);
  // @ts-expect-error
  api.books.deleteBook.useMutation(parameters, {}, queryClient);
  // @ts-expect-error
  api.books.deleteBook.useIsMutating({}, queryClient);
  // @ts-expect-error
  api.books.deleteBook.useMutationState({}, queryClient);
}

// In methods, last, after their other arguments:
// @ts-expect-error
void api.books.getBook.getQueryData(parameters, queryClient);
// @ts-expect-error
void api.books.getBook.getQueryState(parameters, queryClient);
// @ts-expect-error
void api.books.getBook.getQueriesData({}, queryClient);
// @ts-expect-error
void api.books.getBook.fetchQuery({ parameters }, queryClient);
// @ts-expect-error
void api.books.getBook.invalidateQueries({ parameters }, queryClient);
// @ts-expect-error
void api.books.deleteBook.isMutating({}, queryClient);
// And as the only argument:
// @ts-expect-error
void api.books.getBook.invalidateQueries(queryClient);
// @ts-expect-error
void api.books.getBook.isFetching(queryClient);

// @ts-expect-error: a client without options knows keys only
createAPIClient().books.getBook.useQuery(parameters);

// > for every call, except those that only return keys or observe requests,
// > such as `useIsFetching()`
export const useFetchingWithoutOptions = () =>
  createAPIClient().books.getBook.useIsFetching();

declare const schema: OperationSchema;
declare const info: RequestFnInfo;
// @ts-expect-error: the types of data and error
void requestFn<string>(schema, info);
// @ts-expect-error: fields are read-only
info.headers = {};

export type Claims = [
  Expect<Equal<RequestFnPayload, RequestFnInfo>>,
  Expect<
    Equal<
      Awaited<ReturnType<typeof requestFn<string, Error>>>,
      RequestFnResponse<string, Error>
    >
  >,
];

// > The two types moved to `@openapi-qraft/tanstack-query-react-types`, and
// > their type argument for the error is now required.
type GetBook = typeof api.books.getBook;
export type QueryOfGetBook = ServiceOperationQuery<
  GetBook['schema'],
  GetBook['types']['data'],
  GetBook['types']['parameters'],
  GetBook['types']['error']
>;
type UpdateBook = typeof api.books.updateBook;
// @ts-expect-error: the error is missing
export type MutationOfUpdateBook = ServiceOperationMutation<
  UpdateBook['schema'],
  UpdateBook['types']['body'],
  UpdateBook['types']['data'],
  UpdateBook['types']['parameters']
>;

// > With `--service-name-base tags`, no part is left out, and the operation is
// > named `getBooksBookIdStock`.
createTagsClient().catalog.getBooksBookIdStock.getQueryKey(parameters);

// > There is one exception: if you pass an object to a direct call of a read
// > operation, such as `listBooks()`, the object [needs
// > `parameters`](./core/query-operation.mdx#parameters).
// @ts-expect-error: parameters are missing
void api.books.listBooks({ baseUrl });
void api.books.listBooks({ parameters: {}, baseUrl });
