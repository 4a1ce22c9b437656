import { api } from './client';

const bookKey = (bookId: number) =>
  api.books.getBook.getQueryKey({ path: { bookId } });

export function Price({ bookId }: { bookId: number }) {
  const { data } = api.books.getBook.useQuery(bookKey(bookId), {
    select: ({ price }) => price / 100,
  });
  return <dd>{data?.toFixed(2)}</dd>;
}

export function Copies({ bookId }: { bookId: number }) {
  const { data } = api.books.getBook.useQuery(bookKey(bookId), {
    select: ({ stock }) => stock,
  });
  return <dd>{data}</dd>;
}
