import { useQueryClient } from '@tanstack/react-query';
import { qraft } from './client';

const { getBooksStock } = qraft.books;

export function Availability({ bookId }: { bookId: number }) {
  const queryClient = useQueryClient();
  const parameters = { path: { bookId } };
  const stock = getBooksStock.useQuery(parameters, { enabled: false });

  if (stock.isFetching)
    return (
      <button
        onClick={() =>
          getBooksStock.cancelQueries({ parameters }, queryClient)
        }
      >
        Cancel
      </button>
    );

  return (
    <>
      <button onClick={() => stock.refetch()}>Check the stock</button>
      <output>{stock.data ? 'Loaded' : 'Not loaded'}</output>
    </>
  );
}
