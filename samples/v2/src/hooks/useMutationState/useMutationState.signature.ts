/* #signature
api.<service>.<operation>.useMutationState<TContext, TResult>(
  options?: {
    filters?: MutationFilters,
    select?: (mutation: Mutation<TData, TError, TVariables, TContext>) => TResult,
  },
): TResult[]

// TResult without select
MutationState<TData, OperationError<TError>, TVariables, TContext>

// TVariables
{ path, query, header, body }
*/
import type { MutationState } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { api } from './client';

type Book = components['schemas']['Book'];
type Problem = components['schemas']['Problem'];

const parameters = { path: { bookId: 7 } };
const { updateBook } = api.books;

export function useSignature() {
  const states = updateBook.useMutationState();
  type State = (typeof states)[number];
  type Variables = NonNullable<State['variables']>;

  const titles = updateBook.useMutationState({
    select: (mutation) => mutation.state.data?.title,
  });

  updateBook.useMutationState({
    filters: {
      parameters: { path: {} },
      exact: true,
      status: 'idle',
      predicate: (mutation) => mutation.state.failureCount > 1,
    },
  });
  updateBook.useMutationState({
    filters: { mutationKey: updateBook.getMutationKey(parameters) },
  });
  updateBook.useMutationState({
    filters: {
      mutationKey: updateBook.getMutationKey(parameters),
      // @ts-expect-error: one or the other
      parameters,
    },
  });
  updateBook.useMutationState({
    // @ts-expect-error: the parameters have their own field
    filters: { path: { bookId: 7 } },
  });
  // > `type`, `stale`, and `fetchStatus` only work for queries.
  // @ts-expect-error: active or inactive are queries
  updateBook.useMutationState({ filters: { type: 'active' } });
  // @ts-expect-error: so is data that is stale
  updateBook.useMutationState({ filters: { stale: true } });
  // @ts-expect-error: mutations have no fetchStatus
  updateBook.useMutationState({ filters: { fetchStatus: 'paused' } });
  updateBook.useMutationState({
    // > check `state.isPaused` in a `predicate`.
    filters: { predicate: ({ state }) => state.isPaused },
  });

  type Checks = [
    Expect<Equal<State['data'], Book | undefined>>,
    Expect<Equal<State['error'], Problem | Error | null>>,
    // > `variables` is typed as the object with `path`, `query`, `header`, and
    // > `body`
    Expect<
      Equal<NonNullable<State['variables']>['path'], { bookId: number }>
    >,
    Expect<
      Equal<State, MutationState<Book, Problem | Error, Variables, unknown>>
    >,
    Expect<Equal<typeof titles, (string | undefined)[]>>,
  ];
  return null as unknown as Checks;
}

export function useVariables() {
  const [mutation] = updateBook.useMutationState();
  // > so the compiler does not report that `variables.path.bookId` throws.
  return mutation?.variables?.path.bookId;
}
