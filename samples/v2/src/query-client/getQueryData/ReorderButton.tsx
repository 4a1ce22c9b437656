import { api } from './client';

// #region button
export function ReorderButton({ storeId }: { storeId: string }) {
  const order = api.orders.placeOrder.useMutation({
    header: { 'X-Store-Id': storeId },
  });

  function repeatLastOrder() {
    const last = api.orders.listOrders.getQueryData({
      header: { 'X-Store-Id': storeId },
    })?.[0];
    if (last) order.mutate({ lines: last.lines });
  }

  return (
    <>
      <button onClick={repeatLastOrder} disabled={order.isPending}>
        Order the same again
      </button>
      {order.isSuccess && <p role="status">Ordered: {order.data.id}</p>}
      {order.isError && <p role="alert">Your order was not placed.</p>}
    </>
  );
}
// #endregion button
