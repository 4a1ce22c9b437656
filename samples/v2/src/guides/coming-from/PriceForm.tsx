import { api } from './client';

export function PriceForm({ bookId }: { bookId: number }) {
  const parameters = { path: { bookId } };
  const { mutate, isError } = api.books.updateBook.useMutation(parameters, {
    onSuccess: () => api.books.getBook.invalidateQueries({ parameters }),
  });
  const lowerPrice = () => mutate({ price: 900 });
  return (
    <>
      <button onClick={lowerPrice}>Sell for $9.00</button>
      {isError && <p role="alert">The price is unchanged.</p>}
    </>
  );
}
