import { getBook } from '../../../generated/bookshop/kubb/api/hooks';

export const title: Promise<string> = getBook(7).then((book) => book.title);
