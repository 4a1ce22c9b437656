import { useUpdateBookMutation } from './api/api';

// Generated with `tag: true`: the mutation invalidates the tag "Catalog".
export function PriceForm({ bookId }: { bookId: number }) {
  const [updateBook] = useUpdateBookMutation();
  const lowerPrice = () =>
    updateBook({ bookId, bookChanges: { price: 900 } });
  return <button onClick={lowerPrice}>Sell for $9.00</button>;
}
