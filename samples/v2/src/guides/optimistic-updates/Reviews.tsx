import { api } from './client';

export function Reviews({ bookId }: { bookId: number }) {
  const parameters = { path: { bookId } };
  const list = api.books.listReviews.useQuery(parameters);
  const create = api.books.createReview.useMutation(parameters, {
    onSuccess: () =>
      api.books.listReviews.invalidateQueries({ parameters }),
  });

  return (
    <>
      <ul>
        {create.isPending && <li aria-busy>{create.variables.text}</li>}
        {list.data?.items.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      {list.isError && <p role="alert">The reviews did not load.</p>}
      {create.isError && (
        <p role="alert">
          “{create.variables.text}” was not saved.{' '}
          <button onClick={() => create.mutate(create.variables)}>
            Try again
          </button>
        </p>
      )}
      <button
        disabled={create.isPending}
        onClick={() => create.mutate({ rating: 5, text: 'Recommended.' })}
      >
        Recommend
      </button>
    </>
  );
}
