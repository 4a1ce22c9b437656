import { qraft } from './client';
import { describeError } from './describeError';

export function ReviewButton({ bookId }: { bookId: number }) {
  const review = qraft.books.createReview.useMutation({ path: { bookId } });

  if (review.isSuccess) return <p>Thank you.</p>;

  return (
    <>
      <button
        onClick={() => review.mutate({ rating: 5, text: 'Read it.' })}
      >
        Five stars
      </button>
      {review.isError && <p role="alert">{describeError(review.error)}</p>}
    </>
  );
}
