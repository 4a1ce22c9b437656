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
import { createAPIClient as createEdgeCases } from '../../../generated/api-edge-cases';
import { qraft, queryClient } from './client';

type Book = components['schemas']['Book'];
type Changes = components['schemas']['BookChanges'];
type Problem = components['schemas']['Problem'];

const parameters = { path: { bookId: 7 } };
const edgeCases = createEdgeCases();

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
  // > Don't pass the empty object to the hook instead. `useMutation({})`
  // > doesn't compile for an operation without parameters. If all parameters
  // > are optional, `useMutation({})` selects the first form, in which
  // > `mutate()` takes only the body.
  // @ts-expect-error: `undefined`, not `{}`
  qraft.books.createBook.useMutation({});
  edgeCases.shelves.clearShelves.useMutation({}).mutate();
  // @ts-expect-error: the variables are the body, and there is none
  edgeCases.shelves.clearShelves.useMutation({}).mutate({});
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

// > If no parameter is required and all fields of the body are optional, the
// > second form compiles without variables
export function useOptionalVariables() {
  qraft.members.updateProfile.useMutation().mutate();
  // @ts-expect-error: this body has required fields
  qraft.books.createBook.useMutation().mutate();
  // @ts-expect-error: this operation has a required parameter
  qraft.books.deleteBook.useMutation().mutate();
}

// > If the body has a required field, the types always require the body, even
// > with `required: false` in the document. To leave out such a body, pass
// > `undefined as never` as the body.
export function useOptionalBody() {
  const create = edgeCases.shelves.createShelf.useMutation();
  create.mutate({ body: { label: 'Poetry' } });
  // @ts-expect-error: the body is missing
  create.mutate({});
}

export function useTypedOptions() {
  const { updateBook, createBook } = qraft.books;
  const mutationKey = createBook.getMutationKey();
  // > `mutationKey` is typed as a key of this operation.
  // @ts-expect-error: the key of another operation
  updateBook.useMutation(undefined, { mutationKey });
  // > Callbacks receive the error typed as the document declares it
  updateBook.useMutation(parameters, {
    onError: (error) => {
      const declared: Expect<Equal<typeof error, Problem>> = true;
      void declared;
    },
  });
}
