import type { FormEvent } from 'react';
import { api } from './client';

export function Reviews({ bookId }: { bookId: number }) {
  const { listReviews, createReview } = api.books;
  const parameters = { path: { bookId } };
  const { data, isError } = listReviews.useQuery(parameters);
  const create = createReview.useMutation(parameters, {
    onSuccess: () => listReviews.invalidateQueries({ parameters }),
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text'));
    create.mutate({ rating: 5, text });
  }

  return (
    <>
      <form onSubmit={submit}>
        <label>
          Your review <input name="text" />
        </label>
        <button disabled={create.isPending}>Send</button>
      </form>
      <ul>
        {data?.items.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      {isError && <p role="alert">The reviews did not load.</p>}
      {create.isError && <p role="alert">Your review was not saved.</p>}
    </>
  );
}
