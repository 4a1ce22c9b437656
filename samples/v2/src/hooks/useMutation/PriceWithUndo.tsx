import { api } from './client';

export function PriceWithUndo({ bookId }: { bookId: number }) {
  const parameters = { path: { bookId } };
  const change = api.books.updateBook.useMutation(parameters, {
    onMutate: () => ({
      oldPrice: api.books.getBook.getQueryData(parameters)?.price,
    }),
    onSuccess: (book) => {
      api.books.getBook.setQueryData(parameters, book);
    },
  });

  const oldPrice = change.context?.oldPrice;
  return (
    <>
      <button onClick={() => change.mutate({ price: 990 })}>9.90 €</button>
      {change.isSuccess && oldPrice !== undefined && (
        <button onClick={() => change.mutate({ price: oldPrice })}>
          Back to {(oldPrice / 100).toFixed(2)} €
        </button>
      )}
    </>
  );
}
