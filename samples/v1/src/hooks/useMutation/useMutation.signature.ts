/* #signature
// With fixed parameters
qraft.<service>.<operation>.useMutation<TVariables, TContext>(
  parameters: TParameters,
  options?: UseMutationOptions, // mutationKey throws
  queryClient?: QueryClient,
): UseMutationResult<TData, TError | Error, TBody, TContext>

// Without parameters
qraft.<service>.<operation>.useMutation<TVariables, TContext>(
  parameters?: undefined,
  options?: UseMutationOptions & { mutationKey?: MutationKey },
  queryClient?: QueryClient,
): UseMutationResult<
  TData,
  TError | Error,
  { path?, query?, header?, body? },
  TContext
>
*/
import type { Equal, Expect, Extends } from '../../../testing/types';
import type { components } from './api';
import { qraft, queryClient } from './client';

type Book = components['schemas']['Book'];
type Changes = components['schemas']['BookChanges'];
type Problem = components['schemas']['Problem'];

const parameters = { path: { bookId: 7 } };

export function useSignature() {
  const fixed = qraft.books.updateBook.useMutation(parameters);
  const flat = qraft.books.updateBook.useMutation(
    undefined,
    {},
    queryClient,
  );
  const withContext = qraft.books.updateBook.useMutation(parameters, {
    onMutate: () => ({ startedAt: 1 }),
    retry: 2,
  });
  qraft.books.updateBook.useMutation(undefined, {
    mutationKey: qraft.books.updateBook.getMutationKey(parameters),
  });
  // All fields of this body are optional.
  fixed.mutate();
  flat.mutate({ ...parameters, body: {} });
  // @ts-expect-error: the path is missing
  flat.mutate({ body: {} });
  qraft.books.deleteBook.useMutation(parameters).mutate();
  qraft.books.deleteBook.useMutation().mutate(parameters);
  // @ts-expect-error: {} is not a choice if the document has no parameters
  qraft.books.createBook.useMutation({});
  // @ts-expect-error: the parameters must be complete
  qraft.books.updateBook.useMutation({});

  type Checks = [
    Expect<Equal<(typeof fixed)['data'], Book | undefined>>,
    Expect<Equal<(typeof fixed)['error'], Problem | Error | null>>,
    Expect<Extends<Changes, Parameters<typeof fixed.mutate>[0]>>,
    Expect<
      Equal<NonNullable<typeof withContext.context>, { startedAt: number }>
    >,
  ];
  return null as unknown as Checks;
}
