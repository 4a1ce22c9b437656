import { useState } from 'react';
import { api } from './client';

type Changes = typeof api.books.updateBook.types.body;

export function EditBookForm({ bookId }: { bookId: number }) {
  const parameters = { path: { bookId } };
  const [changes, setChanges] = useState<Changes>({});
  const { data: book } = api.books.getBook.useQuery(parameters);
  const { mutate, isPending } = api.books.updateBook.useMutation(
    parameters,
    {
      onSuccess: (changed) => {
        // The response is the whole book, so it doesn't need a refetch.
        api.books.getBook.setQueryData(parameters, changed);
        setChanges({});
        return api.books.listBooks.invalidateQueries();
      },
    },
  );

  if (!book) return <p>Loading…</p>;
  const { title, stock } = { ...book, ...changes };
  const edit = (change: Changes) => setChanges({ ...changes, ...change });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        mutate(changes);
      }}
    >
      <input
        aria-label="Title"
        value={title}
        onChange={(e) => edit({ title: e.target.value })}
      />
      <input
        aria-label="Stock"
        type="number"
        required
        // The value of an empty field is NaN.
        value={Number.isNaN(stock) ? '' : stock}
        onChange={(e) => edit({ stock: e.target.valueAsNumber })}
      />
      <button disabled={isPending}>Save {book.title}</button>
    </form>
  );
}
