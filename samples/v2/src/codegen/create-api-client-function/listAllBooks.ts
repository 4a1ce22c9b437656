import { requestFn } from '@openapi-qraft/react';
import { createAPIClient } from './api';

const api = createAPIClient({
  requestFn,
  baseUrl: 'https://bookshop.example/v1',
});

export async function listAllBooks() {
  const titles: string[] = [];

  for (let page = 1; ; page += 1) {
    const { data, error } = await api.books.listBooks({
      parameters: { query: { page, pageSize: 3 } },
    });
    if (!data) throw error;

    titles.push(...data.items.map((book) => book.title));
    if (page * data.pageSize >= data.total) return titles;
  }
}
