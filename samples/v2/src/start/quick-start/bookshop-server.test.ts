// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAPIClient } from '../../../generated/api';

const file = fileURLToPath(new URL('bookshop-server.mjs', import.meta.url));
const server = spawn(process.execPath, [file], {
  env: { ...process.env, PORT: '0' },
});
let baseUrl = '';

beforeAll(async () => {
  const [line] = await once(server.stdout, 'data');
  baseUrl = String(line).match(/http:\S+/)?.[0] ?? '';
});

afterAll(() => {
  server.kill();
});

test('responds to the requests of the quick start', async () => {
  const queryClient = new QueryClient();
  const api = createAPIClient({ requestFn, queryClient, baseUrl });
  const path = { bookId: 7 };

  const book = await api.books.getBook({ parameters: { path } });
  expect(book.data?.title).toBe('The Left Hand of Darkness');

  const created = await api.books.createReview({
    parameters: { path },
    body: { rating: 4, text: 'Bring a coat.' },
  });
  expect(created.response?.status).toBe(201);

  const pages = await api.books.listReviews.fetchInfiniteQuery({
    parameters: { path },
    pages: 3,
    initialPageParam: {},
    getNextPageParam: ({ nextCursor }) =>
      nextCursor ? { query: { cursor: nextCursor } } : undefined,
  });
  expect(pages.pages.map(({ items }) => items.length)).toEqual([2, 2]);
  expect(pages.pages[0]?.items[0]?.text).toBe('Bring a coat.');

  const missing = await api.books.getBook({
    parameters: { path: { bookId: 99 } },
  });
  expect(missing.response?.status).toBe(404);
});
