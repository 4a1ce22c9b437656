import { api } from './client';

export function useBareFilter(bookId: number) {
  // #region wrong
  // @ts-expect-error
  return api.books.updateBook.useIsMutating({ path: { bookId } });
  // #endregion wrong
}
