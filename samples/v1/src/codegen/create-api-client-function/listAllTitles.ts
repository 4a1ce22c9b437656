import { requestFn } from '@openapi-qraft/react';
import { createAPIClient } from './api';

const qraft = createAPIClient();
const baseUrl = 'https://bookshop.example/v1';

export async function listAllTitles(): Promise<string[]> {
  const titles: string[] = [];

  for (let page = 1; ; page += 1) {
    const books = await qraft.books.listBooks(
      { parameters: { query: { page, pageSize: 3 } }, baseUrl },
      requestFn,
    );
    titles.push(...books.items.map((book) => book.title));
    if (page * books.pageSize >= books.total) return titles;
  }
}
