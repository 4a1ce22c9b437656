import { api } from './client';

export function PriceBoard() {
  return (
    <>
      <SavingBadge />
      <SaleButton bookId={7} />
      <SaleButton bookId={3} />
    </>
  );
}

function SavingBadge() {
  const count = api.books.updateBook.useIsMutating();

  if (count === 0) return null;
  return (
    <p role="status">
      {count === 1 ? 'Saving a book…' : `Saving ${count} books…`}
    </p>
  );
}

function SaleButton({ bookId }: { bookId: number }) {
  const { mutate } = api.books.updateBook.useMutation({ path: { bookId } });

  return (
    <button onClick={() => mutate({ price: 990 })}>
      Put book {bookId} on sale
    </button>
  );
}
