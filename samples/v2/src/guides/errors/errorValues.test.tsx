// What `error` is for each kind of failure, as the table of the page says.
import { onlineManager } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Providers } from '../../../testing/renderSample';
import { runSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';

const problem = { type: 'about:blank', title: 'Not found', status: 404 };
const html = '<!doctype html><title>502 Bad Gateway</title>';

test.each<[string, () => Response, unknown]>([
  [
    'a JSON body is parsed',
    () => Response.json(problem, { status: 404 }),
    problem,
  ],
  [
    'an empty body with its length is null',
    () =>
      new Response(null, {
        status: 500,
        headers: { 'content-length': '0' },
      }),
    null,
  ],
  [
    'an empty body without its length is an empty string',
    () => new Response('', { status: 500 }),
    '',
  ],
  ['HTML is text', () => new Response(html, { status: 502 }), html],
])('%s', async (_name, respond, expected) => {
  await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/books/{bookId}', respond);
    const parameters = { path: { bookId: 7 } };
    const { result } = renderHook(
      () => api.books.getBook.useQuery(parameters, { retry: false }),
      { wrapper: Providers },
    );
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect(result.current.error).toEqual(expected);

    const direct = await api.books.getBook({ parameters });
    expect(direct).toHaveProperty('error', expected);
    expect(direct.response?.ok).toBe(false);
  });
});

test.each(['{', ''])(
  '%j as JSON of an error status has no response',
  async (body) => {
    await runSample(async ({ mockApi }) => {
      const headers = { 'content-type': 'application/json' };
      mockApi.respond(
        'get',
        '/books/{bookId}',
        () => new Response(body, { status: 500, headers }),
      );
      const { error, response } = await api.books.getBook({
        parameters: { path: { bookId: 7 } },
      });
      expect(error).toBeInstanceOf(SyntaxError);
      expect(response).toBeUndefined();
    });
  },
);

// > After a status 204, `data` is `null`. After a network error, the object
// > also has the key `data`, with the value `undefined`.
test('data does not tell whether a direct call succeeded', async () => {
  await runSample(async ({ mockApi }) => {
    const parameters = { path: { bookId: 7 } };
    const removed = await api.books.deleteBook({ parameters });
    expect(removed).toHaveProperty('data', null);
    expect(removed).not.toHaveProperty('error');

    mockApi.failNetwork();
    const failed = await api.books.getBook({ parameters });
    expect(Object.keys(failed)).toContain('data');
    expect(failed.data).toBeUndefined();
    expect(failed.error).toBeInstanceOf(TypeError);
  });
});

test('an aborted direct call has an AbortError, a canceled query no error', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.delay(50);
    const parameters = { path: { bookId: 7 } };
    const controller = new AbortController();
    const call = api.books.getBook({
      parameters,
      signal: controller.signal,
    });
    controller.abort();
    expect((await call).error).toMatchObject({ name: 'AbortError' });

    const { result } = renderHook(
      () => api.books.getBook.useQuery(parameters),
      { wrapper: Providers },
    );
    await api.books.getBook.cancelQueries();
    await waitFor(() => expect(result.current.fetchStatus).toBe('idle'));
    expect(result.current.isError).toBe(false);
  });
});

test('fetchQuery() and mutations are not retried', async () => {
  const record = await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    const parameters = { path: { bookId: 7 } };
    await expect(
      api.books.getBook.fetchQuery({ parameters }),
    ).rejects.toMatchObject({
      message: expect.stringContaining('Failed to fetch'),
    });
    const { result } = renderHook(
      () => api.books.deleteBook.useMutation(parameters),
      { wrapper: Providers },
    );
    result.current.mutate();
    await waitFor(() => expect(result.current.isError).toBe(true));
  });
  expect(record.match(/"status": null/g)).toHaveLength(2);
});

test('offline, a query waits and does not fail', async () => {
  const record = await runSample(async () => {
    onlineManager.setOnline(false);
    const { result, unmount } = renderHook(
      () => api.books.getBook.useQuery({ path: { bookId: 7 } }),
      { wrapper: Providers },
    );
    expect(result.current).toMatchObject({
      status: 'pending',
      fetchStatus: 'paused',
    });
    unmount();
    queryClient.clear();
  }).finally(() => onlineManager.setOnline(true));
  expect(record).not.toContain('/books/7');
});

test('a retry function that throws leaves the query pending', async () => {
  // Vitest reports unhandled rejections, and one is expected here.
  const listeners = process.rawListeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  const onRejection = vi.fn();
  process.on('unhandledRejection', onRejection);
  await runSample(async ({ mockApi }) => {
    const headers = { 'content-length': '0' };
    mockApi.respond(
      'get',
      '/books/{bookId}',
      () => new Response(null, { status: 500, headers }),
    );
    const { result, unmount } = renderHook(
      () =>
        api.books.getBook.useQuery(
          { path: { bookId: 7 } },
          { retry: (_count, error) => error.status !== 404 },
        ),
      { wrapper: Providers },
    );
    await waitFor(() => expect(onRejection).toHaveBeenCalledOnce());
    expect(result.current).toMatchObject({ status: 'pending' });
    unmount();
    queryClient.clear();
  }).finally(() => {
    process.removeAllListeners('unhandledRejection');
    for (const listener of listeners) {
      process.on('unhandledRejection', listener as () => void);
    }
  });
});
