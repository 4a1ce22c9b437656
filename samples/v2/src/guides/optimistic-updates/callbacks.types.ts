import type { MutationFunctionContext } from '@tanstack/react-query';
import type { Expect } from '../../../testing/types';
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
      const changes: Changes = variables;
      const { client, meta, mutationKey }: MutationFunctionContext =
        context;
      return { before: [changes, client, meta, mutationKey] };
    },
    onSuccess: (_data, _variables, { before }, { client, mutationKey }) => [
      before,
      client,
      mutationKey,
    ],
    onError: (error, _variables, snapshot) => {
      const checks: [
        Expect<typeof error extends Problem | Error ? true : false>,
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
