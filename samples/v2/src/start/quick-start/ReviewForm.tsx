import { useState } from 'react';
import { api } from './client';

export function ReviewForm({ bookId }: { bookId: number }) {
  const [text, setText] = useState('');
  const { mutate, isPending, isError } = api.books.createReview.useMutation(
    { path: { bookId } },
    {
      onSuccess: () => {
        setText('');
        return api.books.listReviews.invalidateQueries();
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
