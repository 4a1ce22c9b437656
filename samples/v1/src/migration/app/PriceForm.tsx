import { qraft, queryClient } from './bookshop';

export function PriceForm({ bookId }: { bookId: number }) {
  const parameters = { path: { bookId } };

  const updateBook = qraft.books.updateBook.useMutation(
    parameters,
    {
      onSuccess: async (book) => {
        qraft.books.getBook.setQueryData(parameters, book, queryClient);
        await qraft.books.listBooks.invalidateQueries(queryClient);
      },
    },
    queryClient,
  );

  return (
    <button
      disabled={updateBook.isPending}
      onClick={() => updateBook.mutate({ price: 990 })}
    >
      Sell for 990 cents
    </button>
  );
}
