import { useQueryClient } from '@tanstack/react-query';
import { $api } from './client';

export function PriceForm({ bookId }: { bookId: number }) {
  const queryClient = useQueryClient();
  const params = { path: { bookId } };
  const { mutate } = $api.useMutation('patch', '/books/{bookId}', {
    onSuccess: () =>
      queryClient.invalidateQueries({
        queryKey: ['get', '/books/{bookId}', { params }],
      }),
  });
  const lowerPrice = () => mutate({ params, body: { price: 900 } });
  return <button onClick={lowerPrice}>Sell for $9.00</button>;
}
