import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { bookExists } from './bookExists';
import { api } from './client';

test('checks with HEAD whether a book exists', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    value('bookExists(7)', await bookExists(7));
    value('bookExists(99)', await bookExists(99));
  });
});

// > The sample returns `false` for every error status, including `401` and
// > `500`.
test('other error statuses count as missing', async () => {
  await runSample(async ({ mockApi }) => {
    for (const status of [401, 500]) {
      mockApi.respond(
        'head',
        '/books/{bookId}',
        () => new Response(null, { status }),
      );
      expect(await bookExists(7)).toBe(false);
    }
  });
});

test('a response without a body gives a falsy error', async () => {
  await runSample(async () => {
    const missing = await api.books.checkBook({
      parameters: { path: { bookId: 99 } },
    });
    expect(missing.response?.status).toBe(404);
    expect('error' in missing).toBe(true);
    expect(missing.error).toBe('');

    const found = await api.books.checkBook({
      parameters: { path: { bookId: 7 } },
    });
    expect(found.data).toBe('');
  });
});

test('reports a network error', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    await expect(bookExists(7)).rejects.toMatchObject({
      message: expect.stringContaining('cannot be reached'),
    });
  });
});

test('a missing body with a JSON content type gives a SyntaxError', async () => {
  await runSample(async ({ mockApi }) => {
    for (const status of [200, 404]) {
      mockApi.respond(
        'head',
        '/books/{bookId}',
        () =>
          new Response(null, {
            status,
            headers: {
              'content-type': 'application/json',
              'content-length': '42',
            },
          }),
      );
      const result = await api.books.checkBook({
        parameters: { path: { bookId: 7 } },
      });
      expect(result.error).toBeInstanceOf(SyntaxError);
      expect(result.response?.status).toBe(
        status === 200 ? 200 : undefined,
      );
      expect(await bookExists(7)).toBe(status === 200);
    }
  });
});
