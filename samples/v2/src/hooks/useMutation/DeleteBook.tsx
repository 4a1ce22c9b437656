import { api } from './client';

export function DeleteBook({ bookId }: { bookId: number }) {
  const parameters = { path: { bookId } };
  const { mutate, isPending } = api.books.deleteBook.useMutation(
    parameters,
    {
      onSuccess: async () => {
        // These are gone with the book: forget them, without a request.
        api.books.getBook.removeQueries({ parameters });
        api.books.listReviews.removeQueries({ parameters });
        api.books.listReviews.removeQueries({ parameters, infinite: true });
        // These show one book less: load them again, and wait.
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
