import { createStaffApi } from './staffApi';

/** Lowers the price of a book and returns the orders of the year. */
export async function closeYear(year: number) {
  const api = createStaffApi({ staffKey: 'k-42', reportKey: 'r-7' });

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

  if (error) throw error;
  return data;
}
