import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { qraft } from './client';
import { server } from './server';

// #region open
type Problem = typeof qraft.books.getBook.types.error;
type BookError = Problem | Error | string | undefined;

export function OpenBook({ onOpen }: { onOpen: (title: string) => void }) {
  const queryClient = useQueryClient();
  const [bookId, setBookId] = useState('');
  const [message, setMessage] = useState('');

  const open = async () => {
    const parameters = { path: { bookId: Number(bookId) } };
    try {
      const book = await qraft.books.getBook.fetchQuery(
        { parameters, retry: 1, ...server },
        queryClient,
      );
      onOpen(book.title);
    } catch (caught) {
      // TypeScript does not know the type of a rejection.
      const error = caught as BookError;
      if (error instanceof Error) setMessage('No valid response.');
      else if (typeof error === 'object') setMessage(error.title);
      else setMessage('The server has a problem.');
    }
  };

  return (
    <>
      <input
        aria-label="Number of the book"
        value={bookId}
        onChange={(event) => setBookId(event.target.value)}
      />
      <button onClick={open}>Open</button>
      <p role="status">{message}</p>
    </>
  );
}
// #endregion open
