import { useState } from 'react';
import { api } from './client';

export function NewBookForm({ authorId }: { authorId: string }) {
  const [title, setTitle] = useState('');
  const { mutate, isPending, error } = api.books.createBook.useMutation(
    {},
    {
      onSuccess: (book) => {
        setTitle('');
        // The page of the new book opens without a request.
        api.books.getBook.setQueryData({ path: { bookId: book.id } }, book);
        return api.books.listBooks.invalidateQueries();
      },
    },
  );

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ title, authorId, genre: 'fiction', price: 1190 });
      }}
    >
      <label>
        Title{' '}
        <input value={title} onChange={(e) => setTitle(e.target.value)} />
      </label>
      <button disabled={isPending}>Add book</button>
      {/* #region problem */}
      {error && (
        <p role="alert">
          {error instanceof Error ? error.message : error.detail}
        </p>
      )}
      {/* #endregion problem */}
    </form>
  );
}
