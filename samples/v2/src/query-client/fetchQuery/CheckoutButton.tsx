import type { OperationError } from '@openapi-qraft/tanstack-query-react-types';
import { useState } from 'react';
import { api } from './client';

interface Props {
  bookId: number;
  shownPrice: number;
  onCheckout: () => void;
}

// #region button
type BookError = OperationError<typeof api.books.getBook.types.error>;

export function CheckoutButton({ bookId, shownPrice, onCheckout }: Props) {
  const [message, setMessage] = useState('');

  const checkPrice = async () => {
    try {
      const { price } = await api.books.getBook.fetchQuery({
        parameters: { path: { bookId } },
        staleTime: 0,
        retry: 2,
      });
      if (price === shownPrice) onCheckout();
      else setMessage(`The price is now ${price} cents.`);
    } catch (caught) {
      // In `catch`, every error has the type `unknown`.
      const error = caught as BookError | null;
      const reason = error instanceof Error ? error.message : error?.title;
      setMessage(reason ?? 'The price could not be checked.');
    }
  };

  return (
    <>
      <button onClick={checkPrice}>Check out</button>
      <p role="status">{message}</p>
    </>
  );
}
// #endregion button
