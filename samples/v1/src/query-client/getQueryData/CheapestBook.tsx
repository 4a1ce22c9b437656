import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { qraft } from './client';

// #region button
export function CheapestBook({ genre }: { genre: 'poetry' | 'science' }) {
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState('');

  function findCheapest() {
    const list = qraft.books.listBooks.getQueryData(
      { query: { genre } },
      queryClient,
    );
    if (!list) return setAnswer('Open the list first.');
    const [cheapest] = [...list.items].sort((a, b) => a.price - b.price);
    setAnswer(cheapest?.title ?? 'The list is empty.');
  }

  return (
    <>
      <button onClick={findCheapest}>Cheapest of this list</button>
      <output>{answer}</output>
    </>
  );
}
// #endregion button
