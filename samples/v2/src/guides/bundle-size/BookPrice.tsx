import { api } from './lean';

export function BookPrice({ bookId }: { bookId: number }) {
  const { data } = api.books.getBook.useQuery({ path: { bookId } });
  return <p>{data?.price}</p>;
}
