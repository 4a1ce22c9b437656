/* #signature
// With fixed parameters
api.<service>.<operation>.useMutation<TVariables, TContext>(
  parameters: TParameters,
  options?: UseMutationOptions, // mutationKey throws
): UseMutationResult<TData, OperationError<TError>, TBody, TContext>

// Without parameters
api.<service>.<operation>.useMutation<TVariables, TContext>(
  parameters?: undefined,
  options?: UseMutationOptions & { mutationKey?: MutationKey },
): UseMutationResult<
  TData,
  OperationError<TError>,
  MutationVariables<TBody, TParameters>, // { path, query, header, body }
  TContext
>
*/
import type { MutationVariables } from '@openapi-qraft/tanstack-query-react-types';
import type { UseMutationResult } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { api } from './client';

type Book = components['schemas']['Book'];
type Changes = components['schemas']['BookChanges'];
type Problem = components['schemas']['Problem'];

const parameters = { path: { bookId: 7 } };

export function useSignature() {
  const fixed = api.books.updateBook.useMutation(parameters);
  const flat = api.books.updateBook.useMutation();
  const withContext = api.books.updateBook.useMutation(parameters, {
    onMutate: () => ({ startedAt: 1 }),
  });
  const changed = api.books.updateBook.useMutation(undefined, {
    mutationKey: api.books.updateBook.getMutationKey(parameters),
    mutationFn: async ({ path, body }) => {
      const result = await api.books.updateBook({
        parameters: { path },
        body,
      });
      if (!result.data) throw result.error;
      return result.data;
    },
    meta: { silent: true },
    retry: 2,
    scope: { id: 'prices' },
  });

  const review = api.books.createReview.useMutation(parameters);
  review.mutate({ rating: 5, text: 'Read it.' });
  // @ts-expect-error: the body is required
  review.mutate();
  const freeReview = api.books.createReview.useMutation();
  // @ts-expect-error: so are the parameters
  freeReview.mutate({ body: { rating: 5, text: 'Read it.' } });

  // @ts-expect-error: the document requires a body, if only an empty one
  fixed.mutate();
  fixed.mutate({});
  api.books.deleteBook.useMutation(parameters).mutate();
  api.books.deleteBook.useMutation().mutate(parameters);
  api.books.createBook.useMutation({});
  api.auth.revokeToken.useMutation().mutate({});

  const otherKey = {
    mutationKey: api.books.updateBook.getMutationKey(parameters),
  };
  // @ts-expect-error: a key of another operation
  api.books.deleteBook.useMutation(undefined, otherKey);
  // @ts-expect-error: the parameters must be complete
  api.books.updateBook.useMutation({});

  type Checks = [
    Expect<
      Equal<typeof fixed, UseMutationResult<Book, Problem | Error, Changes>>
    >,
    Expect<Equal<(typeof flat)['data'], Book | undefined>>,
    Expect<Equal<(typeof flat)['error'], Problem | Error | null>>,
    Expect<
      Equal<NonNullable<typeof withContext.context>, { startedAt: number }>
    >,
    Expect<Equal<(typeof changed)['data'], Book | undefined>>,
  ];
  return null as unknown as Checks;
}

export function useClaims() {
  // > For an operation with a required path parameter, `useMutation({})`
  // > does not compile.
  // @ts-expect-error: the path is missing
  api.books.updateBook.useMutation({});

  // > If an operation has neither required parameters nor required fields in
  // > its body, `mutate()` without variables compiles after `useMutation()`.
  api.auth.revokeToken.useMutation().mutate();
  api.auth.revokeToken.useMutation({}).mutate();
  type NoFieldIsRequired = MutationVariables<{ note?: string }, undefined>;
  type FieldIsRequired = MutationVariables<{ note: string }, undefined>;
  type Checks = [
    Expect<Equal<Extract<NoFieldIsRequired, void>, void>>,
    Expect<Equal<Extract<FieldIsRequired, void>, never>>,
  ];

  // > After `useMutation()`, the type still requires `body` if the body has
  // > required fields, so write `body: undefined as never`.
  type Noted = MutationVariables<
    { note: string },
    { path: { id: number } }
  >;
  // @ts-expect-error: the body is missing
  const withoutBody: Noted = { path: { id: 7 } };
  const noBody: Noted = { path: { id: 7 }, body: undefined as never };

  // > `mutate({ parameters })` doesn't compile
  // @ts-expect-error: the groups go beside the body
  api.books.updateBook.useMutation().mutate({ parameters, body: {} });

  // > Parameters and `mutationKey` together compile
  api.books.updateBook.useMutation(parameters, {
    mutationKey: api.books.updateBook.getMutationKey(parameters),
  });

  // > An operation with `multipart/form-data` takes an object with a `File` or
  // > `Blob`, or a `FormData`.
  api.books.uploadCover.useMutation(parameters).mutate(new FormData());

  return [withoutBody, noBody] as unknown as Checks;
}
