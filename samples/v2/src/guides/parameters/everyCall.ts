import { api } from './client';

// #region calls
const parameters = { path: { bookId: 7 } };

export async function everyCall() {
  // A direct call and methods with options: a field of the options.
  const { data } = await api.books.getBook({ parameters });
  const book = await api.books.getBook.fetchQuery({ parameters });

  // Methods that read or write one cache entry: the first argument.
  const cached = api.books.getBook.getQueryData(parameters);
  api.books.getBook.setQueryData(parameters, { ...book, stock: 4 });

  // Methods that take filters: a field of the filter.
  await api.books.getBook.invalidateQueries({ parameters });

  return { data, cached };
}
// #endregion calls
