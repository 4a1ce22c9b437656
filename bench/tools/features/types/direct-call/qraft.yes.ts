import { api } from '../clients/qraft';

export const title: Promise<string | undefined> = api.books
  .getBook({ parameters: { path: { bookId: 7 } } })
  .then(({ data }) => data?.title);
