import { api } from './client';

export function DeleteBook({ bookId }: { bookId: number }) {
  const parameters = { path: { bookId } };
  const { mutate, isPending } = api.books.deleteBook.useMutation(
    parameters,
    {
      onSuccess: async () => {
        // The book is gone, so remove its entries. This sends no request.
        api.books.getBook.removeQueries({ parameters });
        api.books.listReviews.removeQueries({ parameters });
        api.books.listReviews.removeQueries({ parameters, infinite: true });
        // The lists still contain the book. Refetch them, and wait.
        await Promise.all([
          api.books.listBooks.invalidateQueries(),
          api.books.listBestsellers.invalidateQueries(),
        ]);
      },
    },
  );

  return (
    <button disabled={isPending} onClick={() => mutate()}>
      {isPending ? 'Deleting…' : 'Delete'}
    </button>
  );
}
