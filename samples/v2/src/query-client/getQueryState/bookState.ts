import { api } from './client';

export async function lookAtState() {
  const parameters = { path: { bookId: 7 } };
  const before = api.books.getBook.getQueryState(parameters);

  await api.books.getBook.fetchQuery({ parameters });
  const after = api.books.getBook.getQueryState(parameters);

  return { before, after };
}
