/* #signature
qraft.<service>.<operation>.isMutating(queryClient: QueryClient): number

qraft.<service>.<operation>.isMutating(
  filters: {
    parameters? | mutationKey?,
    exact?: boolean,
    predicate?: (mutation) => boolean,
    status?,
  },
  queryClient: QueryClient,
): number
*/
import type { QueryClient } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import { qraft } from './client';

declare const queryClient: QueryClient;
const { updateBook } = qraft.books;
const parameters = { path: { bookId: 7 } };

const count = updateBook.isMutating(queryClient);
export type ReturnsANumber = Expect<Equal<typeof count, number>>;

updateBook.isMutating({}, queryClient);
updateBook.isMutating({ parameters, exact: true }, queryClient);
updateBook.isMutating(
  { mutationKey: updateBook.getMutationKey() },
  queryClient,
);
updateBook.isMutating(
  { predicate: ({ state }) => state.variables?.body?.price === 990 },
  queryClient,
);
// It is accepted, but has no effect: see isMutating.test.tsx.
updateBook.isMutating({ status: 'error' }, queryClient);

// @ts-expect-error: the client is missing
updateBook.isMutating();
// @ts-expect-error: filters, not parameters
updateBook.isMutating(parameters, queryClient);
updateBook.isMutating(
  // @ts-expect-error: the body is not a part of the key
  { parameters: { body: { price: 990 } } },
  queryClient,
);
// @ts-expect-error: queries are counted by isFetching
qraft.books.getBook.isMutating(queryClient);

// > Their variables are only the body, so `variables.path` would be
// > `undefined`, although the type says otherwise.
updateBook.isMutating(
  { predicate: ({ state }) => state.variables?.path.bookId === 7 },
  queryClient,
);
