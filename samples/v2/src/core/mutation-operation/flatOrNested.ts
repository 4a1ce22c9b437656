import { api } from './client';

const bookId = 7;

export async function flatOrNested() {
  // #region shapes
  // These are the variables of mutate(), not the options of a call:
  await api.books.updateBook({
    // @ts-expect-error
    path: { bookId },
    body: { price: 990 },
  });

  await api.books.updateBook({
    parameters: { path: { bookId } },
    body: { price: 990 },
  });
  // #endregion shapes
}
