import { api } from './client';

export function OrderList() {
  const {
    data: orders,
    isPending,
    isError,
  } = api.orders.listOrders.useQuery();

  if (isPending) return <p>Loading…</p>;
  if (isError) return <p role="alert">Your orders cannot be shown.</p>;
  return (
    <ul>
      {orders.map((order) => (
        <li key={order.id}>
          {order.id}: {order.status}
        </li>
      ))}
    </ul>
  );
}
