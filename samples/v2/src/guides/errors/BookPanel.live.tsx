import { useState } from 'react';
import { BookPanel } from './BookPanel';
import { queryClient } from './client';

// Otherwise an error would show only after three retries.
queryClient.setDefaultOptions({ queries: { retry: false } });

export default () => {
  const [bookId, setBookId] = useState(7);
  return (
    <>
      <BookPanel bookId={bookId} />
      <button onClick={() => setBookId(3)}>Book 3</button>
      <button onClick={() => setBookId(99)}>
        Book 99, which is missing
      </button>
    </>
  );
};
