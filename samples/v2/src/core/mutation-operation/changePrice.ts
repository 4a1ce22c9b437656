import { api } from './client';

// #region change
export async function changePrice(bookId: number, price: number) {
  const parameters = { path: { bookId } };
  const result = await api.books.updateBook({
    parameters,
    body: { price },
  });

  if ('error' in result) throw result.error;

  // The response is the whole book, so it doesn't have to be refetched.
  api.books.getBook.setQueryData(parameters, result.data);
  // Lists may be sorted by price, so refetch them.
  await api.books.listBooks.invalidateQueries();
}
// #endregion change
