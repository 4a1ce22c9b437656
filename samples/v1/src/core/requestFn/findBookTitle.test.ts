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

// > If the response can't be read, or its body isn't a problem object, it
// > returns `'The server has a problem.'`.
test('JSON that cannot be parsed is not a network error', async () => {
  await runSample(async ({ mockApi }) => {
    for (const status of [200, 500]) {
      mockApi.respond(
        'get',
        '/books/{bookId}',
        () => new Response('{', { status, headers: isJson }),
      );
      expect(await findBookTitle(7)).toBe('The server has a problem.');
    }
  });
});

// > - **Any other empty response** returns `''`. If its `Content-Type` is JSON,
// > the promise rejects with a `SyntaxError`.

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
