import { useQueryClient } from '@tanstack/react-query';
import { getGetBookQueryKey, useUpdateBook } from './api/catalog/catalog';

export function PriceForm({ bookId }: { bookId: number }) {
  const queryClient = useQueryClient();
  const { mutate } = useUpdateBook({
    mutation: {
      onSuccess: () =>
        queryClient.invalidateQueries({
          queryKey: getGetBookQueryKey(bookId),
        }),
    },
  });
  const lowerPrice = () => mutate({ bookId, data: { price: 900 } });
  return <button onClick={lowerPrice}>Sell for $9.00</button>;
}
