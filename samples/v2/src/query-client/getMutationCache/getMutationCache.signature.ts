/* #signature
api.<service>.<operation>.getMutationCache(): Omit<MutationCache, 'find' | 'findAll'> & {
  find(filters: MutationFilters): Mutation<TData, TError, TVariables> | undefined,
  findAll(filters?: MutationFilters): Mutation<TData, TError, TVariables>[],
}
*/
import { requestFn } from '@openapi-qraft/react';
import {
  getMutationCache,
  operationInvokeFn,
  useMutation,
} from '@openapi-qraft/react/callbacks';
import type { Equal, Expect, Extends } from '../../../testing/types';
import { createAPIClient } from './api';
import { createLeanClient } from './api-clients';
import { api, queryClient } from './client';

const { updateBook } = api.books;
const cache = updateBook.getMutationCache();
const parameters = { path: { bookId: 7 } } as const;
type Types = typeof updateBook.types;

const found = cache.find({ parameters });
type Found = NonNullable<typeof found>['state'];
export type StateIsTyped = [
  Expect<Equal<Found['data'], Types['data'] | undefined>>,
  // > typed as the error bodies that the document declares. After a network
  // > error it is an `Error`, which the type doesn't include.
  Expect<Equal<Found['error'], Types['error'] | null>>,
  // > What was passed to `mutate()`, typed as `{ path, query, header, body }`.
  Expect<
    Equal<
      NonNullable<Found['variables']>['body'],
      Types['body'] | undefined
    >
  >,
];

const all = cache.findAll();
export type FindAllIsAList = Expect<
  Equal<typeof all, NonNullable<typeof found>[]>
>;

cache.find({});
cache.find({ parameters: {}, exact: false });
cache.findAll({ parameters, exact: true, status: 'pending' });
cache.findAll({ mutationKey: updateBook.getMutationKey() });
cache.findAll({
  predicate: ({ state }) => state.variables?.path.bookId === 7,
});

// > `find()` without an argument doesn't compile
// @ts-expect-error: the argument is required
cache.find();
// > The client needs a `requestFn`, a `baseUrl`, a `queryClient`
// @ts-expect-error: only a client with all three options offers it
createAPIClient({ queryClient }).books.updateBook.getMutationCache();
createAPIClient({
  requestFn,
  baseUrl: '',
  // @ts-expect-error: only a client with all three options offers it
}).books.updateBook.getMutationCache();
// @ts-expect-error: queries have no counterpart
api.books.getBook.getMutationCache();

const options = { requestFn, queryClient, baseUrl: '' };
const listed = createLeanClient(options, { useMutation, getMutationCache });
const callable = createLeanClient(options, {
  operationInvokeFn,
  getMutationCache,
});
// > If you create the client with a list of callbacks, its type doesn't have
// > `getMutationCache()`, even if the list contains `getMutationCache`.
export type NeverOnAList = Expect<
  Equal<(typeof listed.books.updateBook)['getMutationCache'], never>
>;
// @ts-expect-error: does not exist
callable.books.updateBook.getMutationCache();

// > Methods that change or list the whole cache, such as `getAll()`,
// > `clear()`, and `remove()`, are in the type
export type WholeCacheIsInTheType = Expect<
  Extends<'getAll' | 'clear' | 'remove', keyof typeof cache>
>;

// > To find queries, use [`getQueriesData()`](./getQueriesData.mdx) with
// > filters, or [`getQueryState()`](./getQueryState.mdx) with the parameters of
// > one query.
api.books.getBook.getQueriesData({ parameters });
api.books.getBook.getQueryState(parameters);
// @ts-expect-error: not a filter
api.books.getBook.getQueryState({ parameters });
