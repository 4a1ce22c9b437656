import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { ApiError } from './ApiError';
import { api, isTemporary } from './bookshop';

const get = (bookId: number) =>
  api.books.getBook({ parameters: { path: { bookId } } });

test('every failure is an ApiError', async () => {
  await runSample(async ({ mockApi }) => {
    const missing = await get(99);
    expect(missing.error).toBeInstanceOf(ApiError);
    expect(missing.error).toMatchObject({
      name: 'ApiError',
      message: 'GET /books/{bookId}: status 404',
      status: 404,
      cause: { title: 'Not found' },
    });
    expect(missing.response?.status).toBe(404);

    const empty = { status: 500, headers: { 'content-length': '0' } };
    mockApi.respond(
      'get',
      '/books/{bookId}',
      () => new Response(null, empty),
    );
    const failed = await get(7);
    expect(failed.error).toMatchObject({ status: 500, cause: null });

    mockApi.failNetwork();
    const offline = await get(7);
    expect(offline.error).toMatchObject({
      message: 'GET /books/{bookId}: no response',
      cause: new TypeError('Failed to fetch'),
    });
    expect(offline.response).toBeUndefined();
  });
});

test('a success stays as it is', async () => {
  await runSample(async () => {
    const result = await get(1);
    expect(result.data?.title).toBe('Invisible Cities');
    expect(result).not.toHaveProperty('error');
  });
});

test.each([
  [undefined, true],
  [404, false],
  [429, true],
  [500, true],
])('status %s is temporary: %s', (status, expected) => {
  expect(isTemporary(new ApiError('', status, null))).toBe(expected);
});

test('an error that is not of the request function is not temporary', () => {
  expect(isTemporary(new TypeError('data is undefined'))).toBe(false);
});
