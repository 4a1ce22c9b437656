import { api } from '../clients/qraft';

export const useTitle = (): string =>
  api.books.getBook.useSuspenseQuery({ path: { bookId: 7 } }).data.title;
