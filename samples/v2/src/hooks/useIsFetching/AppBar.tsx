import { createAPIClient } from './api';

// No requests are made here, so neither requestFn nor baseUrl is needed.
const api = createAPIClient();

export function AppBar() {
  const orders = api.orders.listOrders.useIsFetching();
  const order = api.orders.getOrder.useIsFetching();

  return <header aria-busy={orders + order > 0}>Bookshop</header>;
}
