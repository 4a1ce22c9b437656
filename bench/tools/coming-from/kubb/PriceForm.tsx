import { useQueryClient } from '@tanstack/react-query';
import { getBookQueryKey, useUpdateBook } from './api/hooks';

export function PriceForm({ bookId }: { bookId: number }) {
  const queryClient = useQueryClient();
  const { mutate } = useUpdateBook({
    mutation: {
      onSuccess: () =>
        queryClient.invalidateQueries({
          queryKey: getBookQueryKey(bookId),
        }),
    },
  });
  const lowerPrice = () => mutate({ bookId, data: { price: 900 } });
  return <button onClick={lowerPrice}>Sell for $9.00</button>;
}
