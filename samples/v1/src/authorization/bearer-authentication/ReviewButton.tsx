import { qraft } from './client';

export function ReviewButton({ bookId }: { bookId: number }) {
  const { mutate, isSuccess, error } = qraft.books.createReview.useMutation(
    { path: { bookId } },
  );

  if (isSuccess) return <p>Thank you.</p>;

  return (
    <>
      <button onClick={() => mutate({ rating: 5, text: 'Read it.' })}>
        Five stars
      </button>
      {error instanceof Error && <p role="alert">{error.message}</p>}
    </>
  );
}
