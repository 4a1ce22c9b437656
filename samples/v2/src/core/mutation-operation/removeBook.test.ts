import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { removeBook } from './removeBook';

const parameters = { path: { bookId: 4 } };

test('removes a book', async () => {
  await recordSample(import.meta.url, () => removeBook(4));
});

test('204 gives null, and no key error', async () => {
  await runSample(async () => {
    const result = await api.books.deleteBook({ parameters });
    expect(result.data).toBeNull();
    expect(result).not.toHaveProperty('error');
  });
});

// > After a `204`, or a success with `Content-Length: 0`, `data` is `null`. For
// > other successful responses with an empty body, `data` is `''`. If the content
// > type of such a response is JSON, `error` is a `SyntaxError` instead.
test.each([
  [{ 'content-length': '0' }, { data: null }],
  [{}, { data: '' }],
  [
    { 'content-type': 'application/json' },
    { error: expect.any(SyntaxError) as unknown },
  ],
])('a success without a body and with %j', async (headers, result) => {
  await runSample(async ({ mockApi }) => {
    const respond = () => new Response(null, { status: 200, headers });
    mockApi.respond('delete', '/books/{bookId}', respond);
    const { response, ...rest } = await api.books.deleteBook({
      parameters,
    });
    expect(response?.status).toBe(200);
    expect(rest).toEqual(result);
    await removeBook(4);
  });
});

// > The sample throws its own `Error`, because the `error` of an error
// > response without a body can be `null` or `''`.
test.each([
  [{ 'content-length': '0' }, null, 'Status 503'],
  [{}, '', 'Status 503'],
  [
    { 'content-type': 'application/json' },
    expect.any(SyntaxError),
    'Unexpected end of JSON input',
  ],
])(
  'an error without a body and with %j',
  async (headers, error, thrown) => {
    await runSample(async ({ mockApi }) => {
      const respond = () => new Response(null, { status: 503, headers });
      mockApi.respond('delete', '/books/{bookId}', respond);
      const result = await api.books.deleteBook({ parameters });
      expect(result.error).toEqual(error);
      // `toThrow` would accept the thrown value `''`.
      await expect(removeBook(4)).rejects.toMatchObject({
        message: thrown,
      });
    });
  },
);

test('throws the problem and the network error', async () => {
  await runSample(async ({ mockApi }) => {
    await expect(removeBook(99)).rejects.toMatchObject({
      cause: { status: 404 },
    });
    mockApi.failNetwork();
    await expect(removeBook(4)).rejects.toMatchObject({
      message: expect.stringContaining('Failed to fetch'),
    });
  });
});
