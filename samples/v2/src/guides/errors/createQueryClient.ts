import {
  MutationCache,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { ApiError } from './ApiError';

interface Handlers {
  /** Shows the sign-in page. */
  signIn: () => void;
  showToast: (message: string) => void;
}

export function createQueryClient({ signIn, showToast }: Handlers) {
  function handleError(error: unknown, meta?: Record<string, unknown>) {
    if (error instanceof ApiError && error.status === 401) {
      signIn();
    } else if (typeof meta?.errorMessage === 'string') {
      showToast(meta.errorMessage);
    }
  }

  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => handleError(error, query.meta),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        handleError(error, mutation.meta),
    }),
  });
}
