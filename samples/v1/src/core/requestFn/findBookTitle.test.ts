import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { baseUrl, qraft } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { findBookTitle } from './findBookTitle';

test('resolves to the data and rejects with the body of an error', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const found = await findBookTitle(7);
    expect(found).toBe('The Left Hand of Darkness');
    value('findBookTitle(7)', found);

    const missing = await findBookTitle(99);
    expect(missing).toBe('Not found');
    value('findBookTitle(99)', missing);
  });
});

test('rejects with an Error when no response comes', async () => {
  await recordSample(
    import.meta.url,
    async ({ mockApi, value }) => {
      mockApi.failNetwork();
      const title = await findBookTitle(7);
      expect(title).toBe('The shop cannot be reached.');
      value('findBookTitle(7)', title);
    },
    'offline',
  );
});

const isJson = { 'Content-Type': 'application/json' };

// > If a response is neither a book nor a problem object, it returns `'The
// > server has a problem.'`.
test.each<[string | null, ResponseInit]>([
  ['{', { status: 200, headers: isJson }],
  ['{', { status: 500, headers: isJson }],
  [null, { status: 204 }],
  [null, { status: 200, headers: { 'Content-Length': '0' } }],
  [null, { status: 200 }],
  [null, { status: 500 }],
  ['[]', { status: 200, headers: isJson }],
  ['[]', { status: 500, headers: isJson }],
  ['<h1>Sign in</h1>', { status: 200 }],
  ['<h1>Bad gateway</h1>', { status: 502 }],
])('%s with %j is neither a book nor a problem', async (body, init) => {
  await runSample(async ({ mockApi }) => {
    mockApi.respond(
      'get',
      '/books/{bookId}',
      () => new Response(body, init),
    );
    expect(await findBookTitle(7)).toBe('The server has a problem.');
  });
});

// > To read the status, the `Response`, or the bytes of a file, pass your own
// > `fetch` in `options`.
test('a fetch of your own reads the status and the bytes', async () => {
  const seen: unknown[] = [];
  const bytes = new Uint8Array([255, 0]);
  const load = (status: number) =>
    requestFn(
      { url: '/cover', method: 'get' },
      { baseUrl },
      {
        async fetch() {
          const response = new Response(bytes, { status });
          seen.push(response.status);
          seen.push([
            ...new Uint8Array(await response.clone().arrayBuffer()),
          ]);
          return response;
        },
      },
    );
  await load(200);
  await expect(load(500)).rejects.toEqual(expect.any(String));
  expect(seen).toEqual([200, [255, 0], 500, [255, 0]]);
});

// > **Any other empty body** becomes `''`, unless its `Content-Type` is JSON.
// > Then the promise rejects with a `SyntaxError`.

// > - If an error response contains invalid JSON, the promise rejects with its
// > text.
test('empty responses and invalid JSON', async () => {
  await runSample(async ({ mockApi }) => {
    const load = (body: string | null, init: ResponseInit) => {
      mockApi.respond(
        'get',
        '/books/{bookId}',
        () => new Response(body, init),
      );
      return qraft.books.getBook(
        { parameters: { path: { bookId: 7 } }, baseUrl },
        requestFn,
      );
    };
    expect(await load(null, { status: 200 })).toBe('');
    await expect(
      load(null, { status: 200, headers: isJson }),
    ).rejects.toBeInstanceOf(SyntaxError);
    await expect(load('{', { status: 500, headers: isJson })).rejects.toBe(
      '{',
    );
  });
});
