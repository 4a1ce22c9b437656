import { useQueryClient } from '@tanstack/react-query';
import { qraft } from './client';

export function RefreshBook({ bookId }: { bookId: number }) {
  const queryClient = useQueryClient();
  const parameters = { path: { bookId } };
  const isBusy = qraft.books.getBook.useIsFetching({ parameters }) > 0;

  return (
    <button
      disabled={isBusy}
      onClick={() =>
        qraft.books.getBook.refetchQueries({ parameters }, queryClient)
      }
    >
      {isBusy ? 'Refreshing…' : 'Refresh'}
    </button>
  );
}
