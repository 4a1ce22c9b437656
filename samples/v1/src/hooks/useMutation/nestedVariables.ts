import { qraft } from './client';

export function useNestedVariables() {
  // #region wrong
  const update = qraft.books.updateBook.useMutation();

  const raise = () =>
    update.mutate({
      // @ts-expect-error: groups go beside the body
      parameters: { path: { bookId: 7 } },
      body: { price: 1_500 },
    });
  // #endregion wrong
  return raise;
}
