import { requestFn } from '@openapi-qraft/react';
import { createAPIClient } from './api';

const api = createAPIClient({
  requestFn,
  baseUrl: 'https://bookshop.example/v1',
});

export async function loadTitle(bookId: number) {
  const { data, error } = await api.books.getBook({
    parameters: { path: { bookId } },
  });
  if (!data) throw error;
  return data.title;
}
