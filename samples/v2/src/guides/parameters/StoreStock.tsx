import { api } from './client';

interface Props {
  bookId: number;
  storeId: string;
}

export function StoreStock({ bookId, storeId }: Props) {
  const { data } = api.books.getBookIdStock.useQuery({
    path: { bookId },
    header: { 'X-Store-Id': storeId },
  });

  return <p>Copies in this shop: {data?.copies[storeId] ?? '…'}</p>;
}
