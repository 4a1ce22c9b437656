import { createStaffApi, type Config } from './staffApi';

/** Lowers the price of a book and returns the orders of the year. */
export async function closeYear(year: number, config: Config) {
  const api = createStaffApi(config);

  await api.books.updateBook({
    parameters: { path: { bookId: 7 } },
    body: { price: 990 },
  });
  const { data, error } = await api.orders.exportOrders({
    parameters: {
      header: { 'X-Store-Id': 'lisbon' },
      query: { year },
    },
  });

  if (!data) throw error;
  return data;
}
