import { api, queryClient } from './client';

function findUnsent(bookId: number) {
  return api.books.createReview.getMutationCache().findAll({
    status: 'error',
    parameters: {},
    exact: true,
    predicate: ({ state }) => state.variables?.path.bookId === bookId,
  });
}

/** Texts of reviews that failed, to show them as drafts. */
export function listDrafts(bookId: number) {
  return findUnsent(bookId).map(({ state }) => state.variables?.body.text);
}

/** Sends them again, one after another. */
export async function sendDrafts(bookId: number) {
  for (const mutation of findUnsent(bookId)) {
    const { variables } = mutation.state;
    if (variables) await mutation.execute(variables);
  }
}

/** Forgets them. Removing is done by the cache of the QueryClient. */
export function dropDrafts(bookId: number) {
  const cache = queryClient.getMutationCache();
  findUnsent(bookId).forEach((mutation) => cache.remove(mutation));
}
