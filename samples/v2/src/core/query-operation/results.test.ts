import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestFn, type RequestFnInfo } from '@openapi-qraft/react';
import { operationInvokeFn } from '@openapi-qraft/react/callbacks';
import { expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { api, queryClient } from './client';
import { shopStatus } from './wrongCalls';

const parameters = { path: { bookId: 7 } };
const baseUrl = 'https://bookshop.example/v1';

test('broken JSON keeps the response at 200 and loses it at 500', async () => {
  await runSample(async ({ mockApi }) => {
    for (const status of [200, 500]) {
      mockApi.respond(
        'get',
        '/status',
        () =>
          new Response('{', {
            status,
            headers: { 'content-type': 'application/json' },
          }),
      );
      const { data, error, response } = await api.status.getStatus();
      expect(data).toBeUndefined();
      expect(error).toBeInstanceOf(SyntaxError);
      expect(response?.status).toBe(status === 200 ? 200 : undefined);
    }
  });
});

test('a response that breaks off keeps its response at 200 only', async () => {
  await runSample(async ({ mockApi }) => {
    for (const status of [200, 500]) {
      mockApi.respond('get', '/status', () => {
        const body = new ReadableStream({
          start: (controller) => controller.error(new TypeError('lost')),
        });
        return new Response(body, { status });
      });
      const { error, response } = await api.status.getStatus();
      expect(error).toMatchObject({ name: 'TypeError' });
      expect(response?.status).toBe(status === 200 ? 200 : undefined);
    }
  });
});

test('nothing is cached, retried or shared', async () => {
  const record = await runSample(async ({ mockApi }) => {
    mockApi.respond(
      'get',
      '/status',
      () => new Response('', { status: 500 }),
    );
    await Promise.all([api.status.getStatus(), api.status.getStatus()]);
    expect(queryClient.getQueryCache().getAll()).toHaveLength(0);
  });
  expect(JSON.parse(record)).toMatchObject({ requests: [{}, {}] });
});

test('the schema of a key holds infinite, the plain one does not', async () => {
  const spy = vi.fn(requestFn);
  const client = createAPIClient({ requestFn: spy, baseUrl });
  await runSample(async () => {
    await client.books.getBook({ parameters });
    expect(spy.mock.lastCall?.[0]).not.toHaveProperty('infinite');

    const queryKey = client.books.getBook.getQueryKey(parameters);
    await client.books.getBook({ queryKey });
    expect(spy.mock.lastCall?.[0]).toHaveProperty('infinite', false);
    expect(spy.mock.lastCall?.[1]).toMatchObject({ parameters, baseUrl });

    // The key wins over parameters, though the types allow only one.
    const both = { queryKey, parameters: { path: { bookId: 1 } } };
    // @ts-expect-error either a key or parameters
    await client.books.getBook(both);
    expect(spy.mock.lastCall?.[1]).toMatchObject({ parameters });
  });
});

test('baseUrl of the call wins over the client', async () => {
  const record = await runSample(async () => {
    await api.books.getBook({
      parameters,
      baseUrl: 'https://staging.example',
    });
  });
  expect(record).toContain('https://staging.example/books/7');
});

test('fields of fetch pass at run time, though not by type', async () => {
  const spy = vi.fn(async (_schema: unknown, _info: RequestFnInfo) => ({
    data: null,
    response: new Response(),
  }));
  const client = createAPIClient({ requestFn: spy, baseUrl });
  await client.books.getBook({
    parameters,
    // @ts-expect-error not part of the options
    credentials: 'include',
  });
  expect(spy.mock.lastCall?.[1]).toMatchObject({ credentials: 'include' });
});

test('rejects only when the request function does', async () => {
  const client = createAPIClient({
    requestFn: () => Promise.reject(new Error('No luck')),
    baseUrl,
  });
  await expect(client.status.getStatus()).rejects.toMatchObject({
    message: expect.stringContaining('No luck'),
  });
});

// > The default function rejects when it cannot build the request: a header
// > value with a character outside Latin-1, such as `'5 €'`, ends in a
// > `TypeError`.
test('rejects for a header that cannot be sent', async () => {
  const record = await runSample(async () => {
    const call = api.books.getBook({
      parameters: { ...parameters, header: { 'Accept-Language': '5 €' } },
    });
    await expect(call).rejects.toBeInstanceOf(TypeError);
  });
  expect(JSON.parse(record)).toMatchObject({ requests: [] });
});

// > at run time, only a status from 200 to 299 is a success.
test('a redirect that is not followed is an error', async () => {
  await runSample(async ({ mockApi }) => {
    for (const status of [299, 302]) {
      mockApi.respond(
        'get',
        '/status',
        () => new Response('x', { status }),
      );
      const result = await api.status.getStatus();
      expect('error' in result).toBe(status === 302);
    }
  });
});

// > `fetch` follows redirects
test('a redirect with a Location is followed', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/status') {
      response.writeHead(302, { Location: '/elsewhere' }).end();
    } else {
      response.end('there');
    }
  });
  await new Promise<void>((listen) => server.listen(0, listen));
  const { port } = server.address() as AddressInfo;
  const { data, error } = await api.status.getStatus({
    parameters: undefined,
    baseUrl: `http://localhost:${port}`,
  });
  expect({ data, error }).toEqual({ data: 'there', error: undefined });
  server.close();
});

test('reads the status', async () => {
  await runSample(async ({ mockApi }) => {
    expect(await shopStatus()).toBe('ok');
    mockApi.failNetwork();
    expect(await shopStatus()).toBe('down');
  });
});

// > `fetch` can't send `TRACE`, so `error` is a `TypeError`.
test('TRACE cannot be sent', async () => {
  const schema = { method: 'trace', url: '/status' } as const;
  const { error, response } = await operationInvokeFn(
    { requestFn, baseUrl },
    schema,
    [{ parameters: undefined }],
  );
  expect(error).toEqual(
    new TypeError("'TRACE' HTTP method is unsupported."),
  );
  expect(response).toBeUndefined();
});

test('TRACE does not read a key', async () => {
  const spy = vi.fn(async (_schema: unknown, _info: RequestFnInfo) => ({
    data: null,
    response: new Response(),
  }));
  const schema = { method: 'trace', url: '/status' } as const;
  const queryKey = [{ ...schema, infinite: false }, { query: { a: 1 } }];
  await operationInvokeFn({ requestFn: spy, baseUrl }, schema, [
    { queryKey } as never,
  ]);
  expect(spy.mock.lastCall?.[1].parameters).toBeUndefined();
});
