/* #signature
api.<service>.<operation>.isMutating(
  filters?: {
    parameters? | mutationKey?,
    exact?: boolean,
    predicate?: (mutation) => boolean,
    status?,
  },
): number
*/
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const { updateBook } = api.books;
const parameters = { path: { bookId: 7 } } as const;

const count = updateBook.isMutating();
export type ReturnsANumber = Expect<Equal<typeof count, number>>;

updateBook.isMutating({});
updateBook.isMutating({ parameters, exact: true });
updateBook.isMutating({ parameters: {} });
updateBook.isMutating({ mutationKey: updateBook.getMutationKey() });
updateBook.isMutating({
  predicate: ({ state }) => state.variables?.body?.price === 990,
});
// > The types also have `status`, which has no effect:
// It is accepted, but has no effect: see isMutating.test.tsx.
updateBook.isMutating({ status: 'error' });
createAPIClient({ queryClient }).books.updateBook.isMutating();

// @ts-expect-error: filters, not parameters
updateBook.isMutating(parameters);
updateBook.isMutating({
  // @ts-expect-error: the body is not a part of the key
  parameters: { body: { price: 990 } },
});
// @ts-expect-error: a client without options has no cache
createAPIClient().books.updateBook.isMutating();
// @ts-expect-error: queries are counted by isFetching
api.books.getBook.isMutating();
