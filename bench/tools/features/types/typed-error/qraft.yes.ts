import { api } from '../clients/qraft';

export const useProblem = () => {
  const { error } = api.books.getBook.useQuery({ path: { bookId: 7 } });
  return error instanceof Error ? error.message : error?.title;
};
