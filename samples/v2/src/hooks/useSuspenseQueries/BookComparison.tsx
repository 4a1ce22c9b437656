import { api } from './client';

export function BookComparison({ ids }: { ids: [number, number] }) {
  const [left, right] = api.books.getBook.useSuspenseQueries({
    queries: ids.map((bookId) => ({ parameters: { path: { bookId } } })),
  });

  if (!left || !right) return null;
  const difference = (right.data.price - left.data.price) / 100;
  return (
    <p>
      {right.data.title} costs {difference.toFixed(2)} more than{' '}
      {left.data.title}.
    </p>
  );
}
