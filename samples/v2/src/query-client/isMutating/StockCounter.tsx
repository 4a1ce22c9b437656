import { api } from './client';

export function StockCounter({ bookId }: { bookId: number }) {
  const parameters = { path: { bookId } };
  const { getBook, updateBook } = api.books;
  const { data: book } = getBook.useQuery(parameters);
  const { mutate } = updateBook.useMutation(parameters, {
    onMutate: async (changes) => {
      await getBook.cancelQueries({ parameters });
      getBook.setQueryData(
        parameters,
        (old) => old && { ...old, ...changes },
      );
    },
    onSettled: async () => {
      // This mutation still counts: 1 means that it is the last one.
      if (updateBook.isMutating({ parameters }) === 1) {
        await getBook.invalidateQueries({ parameters });
      }
    },
  });

  if (!book) return <p>Loading…</p>;

  return (
    <button onClick={() => mutate({ stock: book.stock + 1 })}>
      {book.stock} in stock, add one
    </button>
  );
}
