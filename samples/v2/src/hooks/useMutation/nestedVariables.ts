import { api } from './client';

export function useNestedVariables() {
  // #region wrong
  const { mutate } = api.books.updateBook.useMutation();

  const sell = (bookId: number) =>
    // @ts-expect-error
    mutate({ parameters: { path: { bookId } }, body: { price: 990 } });
  // #endregion wrong
  return sell;
}
