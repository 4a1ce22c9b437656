import { useQueryClient } from '@tanstack/react-query';
import { qraft } from './client';

export function ReviewButton({ bookId }: { bookId: number }) {
  const queryClient = useQueryClient();
  const parameters = { path: { bookId } };

  const review = qraft.books.createReview.useMutation(parameters, {
    onSuccess: () =>
      qraft.books.listReviews.invalidateQueries(
        { parameters },
        queryClient,
      ),
  });

  if (review.isSuccess) return <p>Thank you.</p>;
  return (
    <button
      disabled={review.isPending}
      onClick={() => review.mutate({ rating: 5, text: 'Read it twice.' })}
    >
      Five stars
    </button>
  );
}
