// axios and ky do what the default request function does.
import { requestFn } from '@openapi-qraft/react';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { axiosRequestFn, http } from './axiosRequestFn';
import { kyRequestFn } from './kyRequestFn';

const browserAdapter = http.defaults.adapter;
const baseUrl = 'https://bookshop.example/v1';
const parameters = { path: { bookId: 7 } };

afterEach(() => {
  http.defaults.adapter = browserAdapter;
});

/** The adapter that the mock API can replace. */
const withAxios = () => {
  http.defaults.adapter = 'fetch';
  return createAPIClient({ requestFn: axiosRequestFn, baseUrl });
};
const withKy = () => createAPIClient({ requestFn: kyRequestFn, baseUrl });

describe.each([
  ['axios', withAxios],
  ['ky', withKy],
])('%s', (_name, createApi) => {
  test('resolves to data, with a response', async () => {
    await runSample(async () => {
      const api = createApi();
      const { data, response } = await api.books.listBooks({
        parameters: { query: { tag: ['new', 'signed'], page: 1 } },
      });
      expect(data?.page).toBe(1);
      expect(response?.status).toBe(200);
      expect(response?.headers.get('content-type')).toBe(
        'application/json',
      );
    });
  });

  test('resolves to the declared error', async () => {
    await runSample(async () => {
      const result = await createApi().books.getBook({
        parameters: { path: { bookId: 99 } },
      });
      expect(result.error).toMatchObject({ status: 404 });
      expect(result.response?.status).toBe(404);
      expect(result.data).toBeUndefined();
    });
  });

  test('resolves to an Error without a network', async () => {
    await runSample(async ({ mockApi }) => {
      mockApi.failNetwork();
      const result = await createApi().books.getBook({ parameters });
      expect(result.error).toBeInstanceOf(Error);
      expect(result.response).toBeUndefined();
    });
  });

  test('can be aborted', async () => {
    await runSample(async ({ mockApi }) => {
      mockApi.delay(1000);
      const controller = new AbortController();
      const { signal } = controller;
      const call = createApi().books.getBook({ parameters, signal });
      setTimeout(() => controller.abort(), 10);
      expect((await call).error).toBeInstanceOf(Error);
    });
  });

  test('sends the same body and content type as the default', async () => {
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const sentNow = new Request(...request);
      const type = sentNow.headers.get('content-type');
      sent.push(`${type} ${await sentNow.text()}`);
      return Response.json({});
    });
    const usual = createAPIClient({ requestFn, baseUrl });
    for (const api of [usual, createApi()]) {
      await api.books.updateBook({ parameters, body: { price: 990 } });
    }
    vi.unstubAllGlobals();
    expect(sent).toEqual(Array(2).fill('application/json {"price":990}'));
  });

  test('a success without content', async () => {
    await runSample(async () => {
      const api = createApi();
      const result = await api.books.deleteBook({ parameters });
      expect(result).not.toHaveProperty('error');
      expect(result.data).toBeNull();
      expect(result.response?.status).toBe(204);
    });
  });
});

test('axios has errors and interceptors of its own', async () => {
  const statuses: unknown[] = [];
  const interceptor = http.interceptors.response.use(undefined, (error) => {
    statuses.push(error.response?.status ?? error.name);
    return Promise.reject(error);
  });
  await runSample(async ({ mockApi }) => {
    const api = withAxios();
    await api.books.getBook({ parameters: { path: { bookId: 99 } } });
    const aborted = await api.books.getBook({
      parameters,
      signal: AbortSignal.abort(),
    });
    expect(aborted.error).toMatchObject({ name: 'CanceledError' });

    mockApi.respond('get', '/books/{bookId}', () => {
      const headers = { 'content-type': 'application/json' };
      return new Response('{', { headers });
    });
    expect((await api.books.getBook({ parameters })).data).toBe('{');

    mockApi.failNetwork();
    const offline = await api.books.getBook({ parameters });
    expect(offline.error).toMatchObject({ name: 'AxiosError' });
  });
  http.interceptors.response.eject(interceptor);
  expect(statuses).toEqual([404, 'CanceledError', 'AxiosError']);
});

test('axios in a browser, which uses XMLHttpRequest', async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/books/7' ? 200 : 404, {
      'access-control-allow-origin': '*',
      'content-type': 'application/json',
    });
    response.end(JSON.stringify({ title: request.url }));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const api = createAPIClient({
    requestFn: axiosRequestFn,
    baseUrl: `http://localhost:${port}`,
  });
  try {
    const { data, response } = await api.books.getBook({ parameters });
    expect(data?.title).toBe('/books/7');
    expect(response?.headers.get('content-type')).toBe('application/json');
    const missing = await api.books.getBook({
      parameters: { path: { bookId: 99 } },
    });
    expect(missing.error).toMatchObject({ title: '/books/99' });
  } finally {
    server.close();
  }
});

// > Text that is valid JSON is parsed, whatever its content type.

// > An empty body is `''`, except after a `204`.
test('axios parses text and has an empty text without a body', async () => {
  await runSample(async ({ mockApi }) => {
    const api = withAxios();
    const respond = (body: string | null, status: number) =>
      mockApi.respond('get', '/books/{bookId}', () => {
        const type = body ? 'text/plain' : 'application/octet-stream';
        const length = String(body?.length ?? 0);
        const headers = { 'content-type': type, 'content-length': length };
        return new Response(body, { status, headers });
      });
    respond('42', 200);
    expect((await api.books.getBook({ parameters })).data).toBe(42);
    respond(null, 200);
    expect((await api.books.getBook({ parameters })).data).toBe('');
    respond(null, 404);
    expect((await api.books.getBook({ parameters })).error).toBe('');
  });
});

// > Other fields of `info`, such as `cache` or `credentials: 'omit'`, have no
// > effect.
test('axios ignores other fields of a request', async () => {
  const sent: Request[] = [];
  const adapter = vi.fn<typeof fetch>(async (...request) => {
    sent.push(new Request(...request));
    return Response.json({});
  });
  vi.stubGlobal('fetch', adapter);
  http.defaults.adapter = 'fetch';
  for (const send of [requestFn, axiosRequestFn]) {
    const info = { baseUrl, cache: 'no-store', redirect: 'error' } as const;
    await send({ method: 'get', url: '/status' }, info);
  }
  vi.unstubAllGlobals();
  expect(sent.map(({ cache, redirect }) => [cache, redirect])).toEqual([
    ['no-store', 'error'],
    ['default', 'follow'],
  ]);
});
