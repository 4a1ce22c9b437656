import { useState } from 'react';
import { api } from './client';

export function Reviews({ bookId }: { bookId: number }) {
  const [text, setText] = useState('');
  const { listReviews, createReview } = api.books;
  const parameters = { path: { bookId } };
  const { data, isError } = listReviews.useQuery(parameters);
  const create = createReview.useMutation(parameters, {
    onSuccess: () => listReviews.invalidateQueries({ parameters }),
  });

  return (
    <>
      <label>
        Your review
        <input value={text} onChange={(e) => setText(e.target.value)} />
      </label>
      <button
        disabled={create.isPending}
        onClick={() => create.mutate({ rating: 5, text })}
      >
        Send
      </button>
      <ul>
        {data?.items.map((review) => (
          <li key={review.id}>{review.text}</li>
        ))}
      </ul>
      {isError && <p role="alert">The reviews did not load.</p>}
      {create.isError && <p role="alert">Your review was not saved.</p>}
    </>
  );
}
