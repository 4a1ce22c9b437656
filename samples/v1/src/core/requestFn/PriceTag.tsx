import { qraft } from './client';

export function PriceTag({ bookId }: { bookId: number }) {
  const { mutate, data } = qraft.books.updateBook.useMutation({
    path: { bookId },
  });

  return (
    <button onClick={() => mutate({ price: 990 })}>
      {data ? `Costs ${data.price} cents` : 'Reduce to 990 cents'}
    </button>
  );
}
