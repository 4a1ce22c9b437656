import { useApi } from './SecureApi';

export function OrderList({ storeId }: { storeId: string }) {
  const { data: orders, isError } = useApi().orders.listOrders.useQuery({
    header: { 'X-Store-Id': storeId },
  });

  if (isError) return <p role="alert">Your orders cannot be shown.</p>;
  if (!orders) return <p>Loading…</p>;
  return (
    <ul aria-label="Your orders">
      {orders.map(({ id, status }) => (
        <li key={id}>
          {id}: {status}
        </li>
      ))}
    </ul>
  );
}
