import { api, queryClient } from './client';

function findUnsent(bookId: number) {
  return api.books.createReview.getMutationCache().findAll({
    status: 'error',
    parameters: {},
    exact: true,
    predicate: ({ state }) => state.variables?.path.bookId === bookId,
  });
}

/** The texts of reviews that failed, to show them as drafts. */
export function listDrafts(bookId: number) {
  return findUnsent(bookId).map(({ state }) => state.variables?.body.text);
}

/** Sends the drafts again, one after another. */
export async function sendDrafts(bookId: number) {
  for (const mutation of findUnsent(bookId)) {
    const { variables } = mutation.state;
    if (variables) await mutation.execute(variables);
  }
}

/** Deletes the drafts. Only the cache of the QueryClient can do that. */
export function dropDrafts(bookId: number) {
  const cache = queryClient.getMutationCache();
  findUnsent(bookId).forEach((mutation) => cache.remove(mutation));
}
