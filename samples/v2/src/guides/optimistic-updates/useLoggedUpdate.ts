import { api } from './client';

export function useLoggedUpdate(
  bookId: number,
  log: (callback: string, values: unknown) => void,
) {
  return api.books.updateBook.useMutation(
    { path: { bookId } },
    {
      onMutate(variables, context) {
        log('onMutate', { variables, keys: Object.keys(context) });
        return { startedWith: variables };
      },
      onSuccess(data, variables, onMutateResult, { mutationKey }) {
        log('onSuccess', { data, variables, onMutateResult, mutationKey });
      },
      onError(error, variables, onMutateResult) {
        log('onError', { error, variables, onMutateResult });
      },
      onSettled(data, error, variables, onMutateResult) {
        log('onSettled', { data, error, variables, onMutateResult });
      },
    },
  );
}
