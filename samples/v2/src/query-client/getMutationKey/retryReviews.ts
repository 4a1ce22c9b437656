import { api, queryClient } from './client';

// #region retry
/** Call it once, where the application starts. */
export function retryReviews() {
  queryClient.setMutationDefaults(api.books.createReview.getMutationKey(), {
    retry: 2,
  });
}
// #endregion retry
