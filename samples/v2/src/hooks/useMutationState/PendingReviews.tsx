import { api } from './client';

export function PendingReviews({ bookId }: { bookId: number }) {
  const pending = api.books.createReview.useMutationState({
    filters: {
      status: 'pending',
      exact: true,
      predicate: ({ state }) => state.variables?.path.bookId === bookId,
    },
    select: ({ mutationId, state }) => ({
      id: mutationId,
      text: state.variables?.body.text,
    }),
  });

  return pending.map(({ id, text }) => (
    <p key={id}>
      <em>{text}</em> is being sent…
    </p>
  ));
}
