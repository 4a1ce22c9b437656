import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { baseUrl, qraft } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { bookExists } from './bookExists';

test('tells an unsuccessful response from no response', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const found = await bookExists(7);
    expect(found).toBe(true);
    value('bookExists(7)', found);
    const missing = await bookExists(99);
    expect(missing).toBe(false);
    value('bookExists(99)', missing);
  });
});

test('reads success and failure from responses that declare JSON', async () => {
  const headers = { 'Content-Type': 'application/json' };
  await runSample(async ({ mockApi }) => {
    mockApi.respond(
      'head',
      '/books/{bookId}',
      () => new Response(null, { status: 200, headers }),
    );
    const call = qraft.books.checkBook(
      { parameters: { path: { bookId: 7 } }, body: undefined, baseUrl },
      requestFn,
    );
    await expect(call).rejects.toBeInstanceOf(SyntaxError);
    await expect(bookExists(7)).resolves.toBe(true);

    mockApi.respond(
      'head',
      '/books/{bookId}',
      () => new Response(null, { status: 404, headers }),
    );
    await expect(bookExists(99)).resolves.toBe(false);
  });
});

test('rejects when the shop cannot be reached', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    await expect(bookExists(7)).rejects.toMatchObject({
      message: expect.stringContaining('Failed to fetch'),
    });
  });
});

// > `false` means any error response, even a `500`.
test.each([401, 500])('takes a %s for a missing book', async (status) => {
  await runSample(async ({ mockApi }) => {
    mockApi.respond(
      'head',
      '/books/{bookId}',
      () => new Response(null, { status }),
    );
    await expect(bookExists(7)).resolves.toBe(false);
  });
});
