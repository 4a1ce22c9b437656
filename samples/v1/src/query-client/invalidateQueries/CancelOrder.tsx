import { useQueryClient } from '@tanstack/react-query';
import { qraft } from './client';
import { orderChanged } from './orderChanged';

interface Props {
  orderId: string;
  storeId: string;
}

export function CancelOrder({ orderId, storeId }: Props) {
  const queryClient = useQueryClient();
  const cancelOrder = qraft.orders.cancelOrder.useMutation(
    { path: { orderId }, header: { 'X-Store-Id': storeId } },
    { onSuccess: () => orderChanged(storeId, queryClient) },
  );

  return (
    <>
      <button
        disabled={cancelOrder.isPending}
        onClick={() => cancelOrder.mutate()}
      >
        Cancel order
      </button>
      {cancelOrder.isError && <p role="alert">The order stands.</p>}
    </>
  );
}
