import { api } from './client';

// #region change
export async function changePrice(bookId: number, price: number) {
  const parameters = { path: { bookId } };
  const result = await api.books.updateBook({
    parameters,
    body: { price },
  });

  if ('error' in result) throw result.error;

  // The answer is the whole book, so nothing has to load again …
  api.books.getBook.setQueryData(parameters, result.data);
  // … except the lists, which may be sorted by price.
  await api.books.listBooks.invalidateQueries();
}
// #endregion change
