/* #signature
qraft.<service>.<operation>.useIsMutating<TContext>(
  filters?: MutationFilters,
  queryClient?: QueryClient,
): number
*/
import type { Equal, Expect } from '../../../testing/types';
import { qraft, queryClient } from './client';

const { updateBook } = qraft.books;

export function useSignature() {
  const count = updateBook.useIsMutating(undefined, queryClient);
  updateBook.useIsMutating({ parameters: { path: { bookId: 7 } } });
  updateBook.useIsMutating({ exact: true });
  // @ts-expect-error: only writes are mutations
  qraft.books.getBook.useIsMutating();
  // @ts-expect-error: a book id is a number
  updateBook.useIsMutating({ parameters: { path: { bookId: '7' } } });

  type Checks = [Expect<Equal<typeof count, number>>];
  return null as unknown as Checks;
}

// > In mutations of `useMutation(parameters)`, `variables` is the body or
// > `undefined`, whatever the type says.
export function useVariablesByType() {
  updateBook.useIsMutating({
    predicate: ({ state }) => state.variables?.path.bookId === 7,
  });
}
