import { useState } from 'react';
import { api } from './client';

export function ReviewForm({ bookId }: { bookId: number }) {
  const [text, setText] = useState('');
  const { mutate, isPending, isPaused, isError } =
    api.books.createReview.useMutation(undefined, {
      scope: { id: 'reviews' },
    });

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ path: { bookId }, body: { rating: 5, text } });
        setText('');
      }}
    >
      <input
        aria-label="Your review"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button>Send</button>
      {isPending && !isPaused && <p role="status">Sending…</p>}
      {isPaused && <p role="status">Waiting to be sent.</p>}
      {isError && <p role="alert">Your review was not sent.</p>}
    </form>
  );
}
