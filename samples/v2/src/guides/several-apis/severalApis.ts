import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { createAPIClient } from './api';

function createShop(baseUrl: string) {
  const queryClient = new QueryClient();
  const api = createAPIClient({ requestFn, baseUrl, queryClient });
  return { api, queryClient };
}

export const lisbon = createShop('https://lisbon.bookshop.example/v1');
export const porto = createShop('https://porto.bookshop.example/v1');

export async function comparePrices(bookId: number) {
  const parameters = { path: { bookId } };
  const books = await Promise.all(
    [lisbon, porto].map(({ api }) =>
      api.books.getBook.fetchQuery({ parameters }),
    ),
  );
  return books.map((book) => book.price);
}
