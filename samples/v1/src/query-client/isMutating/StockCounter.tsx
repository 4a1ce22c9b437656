import { useQueryClient } from '@tanstack/react-query';
import { qraft } from './client';

export function StockCounter({ bookId }: { bookId: number }) {
  const queryClient = useQueryClient();
  const { getBook, updateBook } = qraft.books;
  const parameters = { path: { bookId } };
  const { data: book } = getBook.useQuery(parameters);
  const { mutate } = updateBook.useMutation(parameters, {
    onMutate: async (changes) => {
      await getBook.cancelQueries({ parameters }, queryClient);
      getBook.setQueryData(
        parameters,
        (old) => old && { ...old, ...changes },
        queryClient,
      );
    },
    onSettled: async () => {
      // This mutation still counts, so 1 means that no other is pending.
      if (updateBook.isMutating({ parameters }, queryClient) === 1) {
        await getBook.invalidateQueries({ parameters }, queryClient);
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
