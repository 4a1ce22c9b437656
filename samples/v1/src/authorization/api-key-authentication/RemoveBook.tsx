import { qraft } from './client';

export function RemoveBook({ bookId }: { bookId: number }) {
  const { mutate, error } = qraft.books.deleteBook.useMutation({
    path: { bookId },
  });

  return (
    <>
      <button onClick={() => mutate()}>Remove</button>
      {error instanceof Error && <p role="alert">{error.message}</p>}
    </>
  );
}
