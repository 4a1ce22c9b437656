import { useQueryClient } from '@tanstack/react-query';
import { qraft } from './client';
import { describeError } from './describeError';

export function WeedingList() {
  const queryClient = useQueryClient();
  const { data } = qraft.books.listBooks.useQuery();

  const remove = qraft.books.deleteBook.useMutation(undefined, {
    onSuccess: (_data, { path }) => {
      qraft.books.getBook.removeQueries(
        { parameters: { path } },
        queryClient,
      );
      return qraft.books.listBooks.invalidateQueries(queryClient);
    },
  });
  const current = remove.isPending && remove.variables.path.bookId;

  return (
    <>
      {remove.isError && <p role="alert">{describeError(remove.error)}</p>}
      <ul>
        {data?.items.map(({ id, title }) => (
          <li key={id}>
            <button
              disabled={id === current}
              onClick={() => remove.mutate({ path: { bookId: id } })}
            >
              Remove {title}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
