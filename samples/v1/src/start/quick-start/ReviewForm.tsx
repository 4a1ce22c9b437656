import { useState } from 'react';
import { qraft, queryClient } from './client';

export function ReviewForm({ bookId }: { bookId: number }) {
  const [text, setText] = useState('');
  const { mutate, isPending, isError } =
    qraft.books.createReview.useMutation(
      { path: { bookId } },
      {
        onSuccess: () => {
          setText('');
          return qraft.books.listReviews.invalidateQueries(queryClient);
        },
      },
    );

  return (
    <p>
      <label>
        Your review{' '}
        <input value={text} onChange={(e) => setText(e.target.value)} />
      </label>
      <button
        disabled={isPending || !text}
        onClick={() => mutate({ rating: 5, text })}
      >
        Send
      </button>
      {isError && <strong role="alert">The review was not saved.</strong>}
    </p>
  );
}
