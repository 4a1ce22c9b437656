import type { MutationFunctionContext } from '@tanstack/react-query';
import type { Equal, Expect } from '../../../testing/types';
import type { components } from './api';
import { api } from './client';

type Changes = components['schemas']['BookChanges'];
type Problem = components['schemas']['Problem'];

const parameters = { path: { bookId: 7 } };

export function useCallbacks() {
  // > Its type is inferred, and it may be `undefined` in `onError` and
  // > `onSettled`
  api.books.updateBook.useMutation(parameters, {
    onMutate: (variables, context) => {
      type Checks = [
        Expect<Equal<typeof variables, Changes>>,
        Expect<Equal<typeof context, MutationFunctionContext>>,
      ];
      return { before: null as unknown as Checks };
    },
    onSuccess: (_data, _variables, { before }, { client, mutationKey }) => [
      before,
      client,
      mutationKey,
    ],
    onError: (error, _variables, snapshot) => {
      const checks: [
        Expect<Equal<typeof error, Problem | Error>>,
        Expect<undefined extends typeof snapshot ? true : false>,
      ] = [true, true];
      return [checks, snapshot?.before];
    },
    onSettled: (_data, _error, _variables, snapshot) => snapshot?.before,
  });

  // > the flat `{ path, query, header, body }` for `useMutation()`
  api.books.updateBook.useMutation(undefined, {
    onMutate: ({ path, body }) => [path.bookId, body?.stock],
  });
}
