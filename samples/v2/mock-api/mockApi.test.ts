import { expect, test } from 'vitest';
import { matchOperation } from '../../common/mock-api/matchOperation';
import { createMockApi } from '.';

const BASE = 'https://bookshop.example/v1';
const TEMPLATES = ['/books/{bookId}', '/books/search', '/books'];

test.each([
  ['/books', '/books', {}],
  ['/v1/books/7', '/books/{bookId}', { bookId: '7' }],
  ['/api/v1/books/a%2Fb', '/books/{bookId}', { bookId: 'a/b' }],
  ['/v1/books/search', '/books/search', {}],
])('%s matches %s', (pathname, template, path) => {
  expect(matchOperation(TEMPLATES, pathname)).toEqual({ template, path });
});

test.each(['/v1//books', '/v1/books/', '/v1/shops', '/a/b/c/books'])(
  '%s matches no operation',
  (pathname) => {
    expect(matchOperation(TEMPLATES, pathname)).toBeUndefined();
  },
);

test('responds to unknown operations with a problem', async () => {
  const { fetch } = createMockApi();
  const response = await fetch(`${BASE}/shops`);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe(
    'application/problem+json',
  );
  expect(await response.json()).toMatchObject({
    title: 'Not found',
    detail: 'There is no GET /v1/shops.',
  });
});

test('stores what was written, and does not share it with other mocks', async () => {
  const one = createMockApi();
  const other = createMockApi();
  await one.fetch(`${BASE}/books/7`, { method: 'DELETE' });
  expect((await one.fetch(`${BASE}/books/7`)).status).toBe(404);
  expect((await other.fetch(`${BASE}/books/7`)).status).toBe(200);
});

test('paginates and filters the list of books', async () => {
  const { fetch } = createMockApi();
  const read = async (query: string) =>
    (await fetch(`${BASE}/books?${query}`)).json();
  expect(await read('page=3')).toMatchObject({
    items: [{ id: 7 }],
    page: 3,
    total: 5,
  });
  expect(await read('tag=bestseller&inStock=true')).toMatchObject({
    items: [{ id: 7 }],
  });
  expect(await read('price[max]=1000')).toMatchObject({
    items: [{ id: 4 }],
  });
});

test('a response can be replaced, or computed from the request', async () => {
  const { fetch, respond } = createMockApi();
  respond('get', '/status', {
    status: 200,
    body: { status: 'degraded', version: '2' },
  });
  const status = await fetch(`${BASE}/status`);
  expect(await status.json()).toEqual({ status: 'degraded', version: '2' });

  respond('get', '/books/{bookId}', ({ path }) => {
    return new Response(`broken ${path.bookId}`, { status: 500 });
  });
  const book = await fetch(`${BASE}/books/7`);
  expect([book.status, await book.text()]).toEqual([500, 'broken 7']);
});

test('a response must be one that the document declares', () => {
  const { respond } = createMockApi();
  // @ts-expect-error: 500 is not declared
  respond('get', '/books/{bookId}', { status: 500 });
  // @ts-expect-error: there is no such operation
  respond('put', '/books', { status: 200 });
  // @ts-expect-error: 204 has no content
  respond('delete', '/books/{bookId}', { status: 204, body: {} });
});

test("a delayed request can be aborted, and rejects with the signal's reason", async () => {
  const { fetch, delay } = createMockApi();
  delay(10_000);
  const controller = new AbortController();
  const response = fetch(`${BASE}/status`, { signal: controller.signal });
  controller.abort();
  await expect(response).rejects.toMatchObject({ name: 'AbortError' });
});

test('a held request waits until it is released or aborted', async () => {
  const { fetch, hold } = createMockApi();
  const release = hold();
  let isDone = false;
  const response = fetch(`${BASE}/status`).then(({ status }) => {
    isDone = true;
    return status;
  });
  const controller = new AbortController();
  const aborted = fetch(`${BASE}/status`, { signal: controller.signal });
  controller.abort();
  await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  expect(isDone).toBe(false);
  release();
  expect(await response).toBe(200);
  expect((await fetch(`${BASE}/status`)).status).toBe(200);
});

test('the network can fail and be restored', async () => {
  const { fetch, failNetwork, restoreNetwork } = createMockApi();
  failNetwork();
  await expect(fetch(`${BASE}/status`)).rejects.toBeInstanceOf(TypeError);
  restoreNetwork();
  expect((await fetch(`${BASE}/status`)).status).toBe(200);
});

test('files and CSV have their own content type', async () => {
  const { fetch } = createMockApi();
  const cover = await fetch(`${BASE}/books/7/cover`);
  expect(cover.headers.get('content-type')).toBe('image/png');
  const orders = await fetch(`${BASE}/orders/export?year=2025`, {
    headers: { accept: 'text/csv' },
  });
  expect(orders.headers.get('content-type')).toBe('text/csv');
  expect(await orders.text()).toBe('id,status,total\no-1,placed,1390');
});
