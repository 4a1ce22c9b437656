/* #signature
qraft.<service>.<operation>.useMutationState<TContext, TResult>(
  options?: {
    filters?: MutationFilters,
    select?: (mutation: Mutation<TData, TError, TVariables, TContext>) => TResult,
  },
  queryClient?: QueryClient,
): TResult[]

// TResult without select
MutationState<TData, TError, { path?, query?, header?, body? }, TContext>
*/
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { qraft, queryClient } from './client';

type Problem = components['schemas']['Problem'];

const { updateBook } = qraft.books;
const parameters = { path: { bookId: 7 } };

export function useSignature() {
  const states = updateBook.useMutationState(undefined, queryClient);
  type State = (typeof states)[number];
  const titles = updateBook.useMutationState({
    select: ({ state }) => state.data?.title,
  });
  updateBook.useMutationState({
    filters: {
      mutationKey: updateBook.getMutationKey(parameters),
      // @ts-expect-error: one or the other
      parameters,
    },
  });

  type Checks = [
    // No Error in the type, although there may be one.
    Expect<Equal<State['error'], Problem | null>>,
    Expect<
      Equal<NonNullable<State['variables']>['path'], { bookId: number }>
    >,
    Expect<Equal<typeof titles, (string | undefined)[]>>,
  ];
  return null as unknown as Checks;
}

// > You get the mutations of **every** operation, typed as if they belonged to
// > this one.
export function useEveryMutation() {
  const filters = { mutationKey: undefined };
  const states = updateBook.useMutationState({ filters });
  const own = updateBook.useMutationState();
  const same: Expect<Equal<typeof states, typeof own>> = true;
  return same;
}
