import { getBook } from '../../../generated/bookshop/hey-api/api';

export const title: Promise<string | undefined> = getBook({
  path: { bookId: 7 },
}).then(({ data }) => data?.title);
