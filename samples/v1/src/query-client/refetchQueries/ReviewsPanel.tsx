import {
  isCancelledError,
  onlineManager,
  useQueryClient,
} from '@tanstack/react-query';
import { useState } from 'react';
import { qraft } from './client';

export function ReviewsPanel({ bookIds }: { bookIds: number[] }) {
  const queryClient = useQueryClient();
  const [message, setMessage] = useState('');

  const refresh = async () => {
    if (!onlineManager.isOnline()) {
      setMessage('You are offline.');
      return;
    }
    setMessage('Loading…');
    try {
      await qraft.books.listReviews.refetchQueries(
        { type: 'active' },
        { throwOnError: true },
        queryClient,
      );
      setMessage('All reviews are up to date.');
    } catch (error) {
      setMessage(
        isCancelledError(error) ? '' : 'Some reviews could not be loaded.',
      );
    }
  };

  return (
    <section>
      <button onClick={refresh} disabled={message === 'Loading…'}>
        Refresh
      </button>
      <p role="status">{message}</p>
      {bookIds.map((bookId) => (
        <ReviewCount key={bookId} bookId={bookId} />
      ))}
    </section>
  );
}

function ReviewCount({ bookId }: { bookId: number }) {
  const { data } = qraft.books.listReviews.useQuery(
    { path: { bookId }, query: { limit: 10 } },
    { retry: false },
  );
  return <p>Reviews: {data?.items.length ?? '…'}</p>;
}
