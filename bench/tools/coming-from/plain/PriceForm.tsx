import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookQuery, request, type Book } from './books';

export function PriceForm({ bookId }: { bookId: number }) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (changes: Partial<Book>) =>
      request<Book>(`/books/${bookId}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(changes),
      }),
    onSuccess: () => queryClient.invalidateQueries(bookQuery(bookId)),
  });
  const lowerPrice = () => mutate({ price: 900 });
  return <button onClick={lowerPrice}>Sell for $9.00</button>;
}
