import { createAPIClient } from './api-queryable';

const api = createAPIClient();

// #region key
export const searchKey = api.books.searchBooks.getQueryKey({
  query: { page: 2 },
  body: { text: 'cosmos' },
});
// #endregion key
