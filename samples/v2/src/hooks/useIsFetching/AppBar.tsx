import { createAPIClient } from './api';

// This file sends no requests, so it doesn't need requestFn or baseUrl.
const api = createAPIClient();

export function AppBar() {
  const orders = api.orders.listOrders.useIsFetching();
  const order = api.orders.getOrder.useIsFetching();

  return <header aria-busy={orders + order > 0}>Bookshop</header>;
}
