import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getBookQueryKey,
  updateBookMutation,
} from './api/@tanstack/react-query.gen';

export function PriceForm({ bookId }: { bookId: number }) {
  const queryClient = useQueryClient();
  const path = { bookId };
  const { mutate } = useMutation({
    ...updateBookMutation(),
    onSuccess: () =>
      queryClient.invalidateQueries({
        queryKey: getBookQueryKey({ path }),
      }),
  });
  const lowerPrice = () => mutate({ path, body: { price: 900 } });
  return <button onClick={lowerPrice}>Sell for $9.00</button>;
}
