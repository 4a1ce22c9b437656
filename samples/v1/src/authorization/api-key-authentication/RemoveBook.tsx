import { qraft } from './client';
import { describeError } from './describeError';

export function RemoveBook({ bookId }: { bookId: number }) {
  const { mutate, isError, error } = qraft.books.deleteBook.useMutation({
    path: { bookId },
  });

  return (
    <>
      <button onClick={() => mutate()}>Remove</button>
      {isError && <p role="alert">{describeError(error)}</p>}
    </>
  );
}
