import { useState } from 'react';
import { api } from './client';

// #region form
export function RenameForm({ bookId }: { bookId: number }) {
  const [title, setTitle] = useState('');
  const { data: book } = api.books.getBook.useQuery({ path: { bookId } });
  const rename = api.books.updateBook.useMutation(
    { path: { bookId } },
    {
      onSuccess(renamed) {
        api.books.getBook.setQueryData({ path: { bookId } }, renamed);
      },
    },
  );

  return (
    <>
      <h1>{book?.title ?? 'Loading…'}</h1>
      <label>
        New title{' '}
        <input value={title} onChange={(e) => setTitle(e.target.value)} />
      </label>
      <button
        disabled={rename.isPending || !title}
        onClick={() => rename.mutate({ title })}
      >
        Rename
      </button>
      {rename.isError && <p role="alert">The title was not saved.</p>}
    </>
  );
}
// #endregion form
