/* #signature
api.<service>.<operation>.useIsMutating<TContext>(
  filters?: MutationFilters,
): number
*/
import type { Equal, Expect } from '../../../testing/types';
import { createAPIClient } from './api';
import { api } from './client';

const { updateBook } = api.books;

export function useSignature() {
  const count = updateBook.useIsMutating();
  updateBook.useIsMutating({ parameters: { path: { bookId: 7 } } });
  updateBook.useIsMutating({ parameters: {}, exact: true });
  updateBook.useIsMutating({
    mutationKey: updateBook.getMutationKey({ path: { bookId: 7 } }),
  });
  updateBook.useIsMutating({
    predicate: ({ state }) => state.variables?.body?.price === 990,
  });
  // Doesn't need options of a client.
  createAPIClient().books.updateBook.useIsMutating();

  // @ts-expect-error: only writes are mutations
  api.books.getBook.useIsMutating();
  // @ts-expect-error: a book id is a number
  updateBook.useIsMutating({ parameters: { path: { bookId: '7' } } });

  type Checks = [Expect<Equal<typeof count, number>>];
  return null as unknown as Checks;
}

export function useReplacedFilter() {
  // > `status` is accepted by the type and has no effect
  updateBook.useIsMutating({ status: 'error' });
}
