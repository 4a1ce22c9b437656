import { getBook } from '../../../generated/bookshop/orval/api/catalog/catalog';

export const title: Promise<string> = getBook(7).then(
  ({ data }) => data.title,
);
