import { useState } from 'react';
import { BasketLines } from './BasketLines';

export default () => {
  const [bookIds, setBookIds] = useState([7, 3]);
  return (
    <>
      <BasketLines bookIds={bookIds} />
      {[1, 2, 4].map((bookId) => (
        <button
          key={bookId}
          disabled={bookIds.includes(bookId)}
          onClick={() => setBookIds([...bookIds, bookId])}
        >
          Add book {bookId}
        </button>
      ))}
    </>
  );
};
