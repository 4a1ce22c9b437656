/* #signature
api.<service>.<operation>.getMutationCache(): Omit<MutationCache, 'find' | 'findAll'> & {
  find(filters: MutationFilters): Mutation<TData, TError, TVariables> | undefined,
  findAll(filters?: MutationFilters): Mutation<TData, TError, TVariables>[],
}
*/
import { requestFn } from '@openapi-qraft/react';
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const { updateBook } = api.books;
const cache = updateBook.getMutationCache();
const parameters = { path: { bookId: 7 } } as const;
type Types = typeof updateBook.types;

const found = cache.find({ parameters });
type Found = NonNullable<typeof found>['state'];
export type StateIsTyped = [
  Expect<Equal<Found['data'], Types['data'] | undefined>>,
  // Without `Error`, which it is when the server did not answer.
  Expect<Equal<Found['error'], Types['error'] | null>>,
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

// @ts-expect-error: the argument is required
cache.find();
// @ts-expect-error: only a client with all three options offers it
createAPIClient({ queryClient }).books.updateBook.getMutationCache();
createAPIClient({
  requestFn,
  baseUrl: '',
  // @ts-expect-error: only a client with all three options offers it
}).books.updateBook.getMutationCache();
// @ts-expect-error: queries have no counterpart
api.books.getBook.getMutationCache();
