import { qraft } from './client';

export function OrderCount({ storeId }: { storeId: string }) {
  const { data: orders } = qraft.orders.listOrders.useQuery({
    header: { 'X-Store-Id': storeId },
  });

  return (
    <p>
      {storeId}: {orders?.length ?? '…'} orders
    </p>
  );
}
