import { useState } from 'react';
import { api } from './client';

export function NewBookForm({ authorId }: { authorId: string }) {
  const [title, setTitle] = useState('');
  const create = api.books.createBook.useMutation(
    {},
    {
      onSuccess: (book) => {
        setTitle('');
        // The page of the new book shows it at once.
        api.books.getBook.setQueryData({ path: { bookId: book.id } }, book);
        return api.books.listBooks.invalidateQueries();
      },
    },
  );

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate({ title, authorId, genre: 'fiction', price: 1190 });
      }}
    >
      <label>
        Title{' '}
        <input value={title} onChange={(e) => setTitle(e.target.value)} />
      </label>
      <button disabled={create.isPending}>Add book</button>
      {/* #region problem */}
      {create.isError && (
        <p role="alert">
          {create.error instanceof Error
            ? create.error.message
            : (create.error?.detail ?? 'The book was not added.')}
        </p>
      )}
      {/* #endregion problem */}
    </form>
  );
}
