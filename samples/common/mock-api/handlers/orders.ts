import type { components } from '../../../v2/generated/api/schema';
import type { BookshopData } from '../data';
import { problem } from '../problem';
import type { Handlers } from '../types';

type Order = components['schemas']['Order'];

// A fixed time, so that responses do not depend on the clock.
const PLACED_AT = '2025-01-15T10:00:00.000Z';

/** Handlers for `/orders`. */
export function createOrderHandlers(data: BookshopData) {
  const findOrder = (id: string): Order | undefined =>
    data.orders.find((order) => order.id === id);

  return {
    get: {
      '/orders': ({ query, headers }) => ({
        status: 200,
        body: data.orders.filter(
          (order) =>
            order.storeId === headers.get('x-store-id') &&
            order.status === (query.get('status') ?? order.status),
        ),
      }),
      '/orders/export': ({ headers }) =>
        headers.get('accept')?.includes('text/csv')
          ? {
              status: 200,
              headers: { 'content-type': 'text/csv' },
              body: toTable(data.orders),
            }
          : { status: 200, body: data.orders },
      '/orders/{orderId}': ({ path }) => {
        const order = findOrder(path.orderId);
        return order ? { status: 200, body: order } : noOrder(path.orderId);
      },
    },
    post: {
      '/orders': ({ body, headers }) => {
        const storeId = headers.get('x-store-id');
        if (!storeId) return problem(400, 'X-Store-Id is missing.');
        const order: Order = {
          id: `o-${data.orders.length + 1}`,
          storeId,
          status: 'placed',
          lines: body.lines,
          total: body.lines.reduce(
            (sum, line) => sum + price(data, line),
            0,
          ),
          placedAt: PLACED_AT,
        };
        data.orders.unshift(order);
        return { status: 201, body: order };
      },
    },
    delete: {
      '/orders/{orderId}': ({ path }) => {
        const order = findOrder(path.orderId);
        if (!order) return noOrder(path.orderId);
        order.status = 'canceled';
        return { status: 204 };
      },
    },
  } satisfies { [M in 'get' | 'post' | 'delete']: Partial<Handlers[M]> };
}

function noOrder(id: string) {
  return problem(404, `There is no order ${id}.`);
}

function price(
  data: BookshopData,
  line: components['schemas']['OrderLine'],
): number {
  const book = data.books.find(({ id }) => id === line.bookId);
  return (book?.price ?? 0) * line.quantity;
}

function toTable(orders: Order[]): string {
  const rows = orders.map((order) =>
    [order.id, order.status, order.total].join(','),
  );
  return ['id,status,total', ...rows].join('\n');
}
