import { qraftAPIClient, requestFn } from '@openapi-qraft/react';
import { getQueryData } from '@openapi-qraft/react/callbacks';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { getBook } from './api/services/BooksService';
import { BookPrice } from './BookPrice';
import { queryClient } from './client';
import { jsonRequestFn } from './jsonRequestFn';
import { countBooks } from './lazy';
import { api } from './lean';

test('a client of three operations works like any other', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<BookPrice bookId={7} />);
    await page.findByText(/^\d+$/);
  });
});

test('its operations can be called', async () => {
  await runSample(async () => {
    const { data } = await api.books.getBook({
      parameters: { path: { bookId: 7 } },
    });
    expect(data?.title).toBe('The Left Hand of Darkness');
  });
});

test('a client that is imported on demand works', async () => {
  await runSample(async () => {
    expect(await countBooks()).toBeGreaterThan(0);
  });
});

test('the request function for JSON sends bodies and queries', async () => {
  const api = createAPIClient({
    requestFn: jsonRequestFn,
    baseUrl: 'https://bookshop.example/v1',
  });
  await runSample(async () => {
    const { data: list } = await api.books.listBooks({
      parameters: { query: { pageSize: 1 } },
    });
    expect(list?.items).toHaveLength(1);
    const { data: book } = await api.books.updateBook({
      parameters: { path: { bookId: 7 } },
      body: { price: 900 },
    });
    expect(book?.price).toBe(900);
  });
});

test('a lean client finds what a full one loaded', async () => {
  const parameters = { path: { bookId: 7 } };
  const options = { requestFn, baseUrl: '/v1', queryClient };
  const lean = qraftAPIClient({ getBook }, { getQueryData }, options);
  const full = createAPIClient(options);
  await runSample(async ({ mockApi }) => {
    const [book] = mockApi.data.books;
    full.books.getBook.setQueryData(parameters, book);
    expect(lean.getBook.getQueryData(parameters)).toBe(book);
  });
});
