import { requestFn } from '@openapi-qraft/react';
import { baseUrl, qraft } from './client';

const path = { bookId: 7 };
const body = { price: 990 };

// #region shapes
export const changePrice = () =>
  qraft.books.updateBook(
    { parameters: { path }, body, baseUrl },
    requestFn,
  );

export const asInMutate = () =>
  // @ts-expect-error flat variables belong to mutate()
  qraft.books.updateBook({ path, body, baseUrl }, requestFn);

export const withoutBody = () =>
  // @ts-expect-error the key has to be there
  qraft.books.deleteBook({ parameters: { path }, baseUrl }, requestFn);
// #endregion shapes
