import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { asWritten } from '../../facts/asWritten';
import { loadTitle } from './bookTitle';
import { baseUrl, qraft, queryClient } from './client';

const { getBook } = qraft.books;
const parameters = { path: { bookId: 7 } };
const options = { parameters, requestFn, baseUrl };

function countRequests(record: string) {
  return (JSON.parse(record) as { requests: unknown[] }).requests.length;
}

test('resolves to the data of one book', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    value('loadTitle(7)', await loadTitle(7));
  });
});

test('calls at the same time share one request, later ones request again', async () => {
  const record = await runSample(async () => {
    await Promise.all([loadTitle(7), loadTitle(7)]);
    await loadTitle(7);
  });
  expect(countRequests(record)).toBe(2);
});

test('does not retry', async () => {
  const record = await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    await expect(loadTitle(7)).rejects.toBeInstanceOf(Error);
  });
  expect(countRequests(record)).toBe(1);
});

test('data that an invalidation marked is fetched again, however young', async () => {
  const record = await runSample(async () => {
    const forever = { ...options, staleTime: Infinity };
    await getBook.fetchQuery(forever, queryClient);
    await getBook.fetchQuery(forever, queryClient);
    await getBook.invalidateQueries(queryClient);
    await getBook.fetchQuery(forever, queryClient);
  });
  expect(countRequests(record)).toBe(2);
});

test('the static staleTime returns even what an invalidation marked', async () => {
  const record = await runSample(async () => {
    const once = { ...options, staleTime: 'static' as const };
    await getBook.fetchQuery(once, queryClient);
    await getBook.invalidateQueries(queryClient);
    await getBook.fetchQuery(once, queryClient);
  });
  expect(countRequests(record)).toBe(1);
});

test('without request function and default: Missing queryFn', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  await expect(
    getBook.fetchQuery({ parameters }, new QueryClient()),
  ).rejects.toMatchObject({
    message: expect.stringContaining('Missing queryFn'),
  });
  complaint.mockRestore();
});

test('a default query function is found by parameters, not by a key', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const client = new QueryClient();
  client.setDefaultOptions({ queries: { queryFn: () => 'default' } });
  await expect(getBook.fetchQuery({ parameters }, client)).resolves.toBe(
    'default',
  );
  const other = { path: { bookId: 1 } };
  await expect(
    getBook.fetchQuery({ queryKey: getBook.getQueryKey(other) }, client),
  ).rejects.toMatchObject({
    message: expect.stringContaining('Missing queryFn'),
  });
  complaint.mockRestore();
});

test('a base URL beside a query function is accepted and has no effect', async () => {
  await expect(
    asWritten(getBook.fetchQuery)(
      { parameters, baseUrl, queryFn: () => 'own' },
      new QueryClient(),
    ),
  ).resolves.toBe('own');
});

const noLength = { 'content-length': '0' };
const json = { 'content-type': 'application/json' };

// > a string, if the body isn't JSON, such as the HTML page of a proxy; `''`
// > if the body is empty

// > `undefined`, if the error response has `Content-Length: 0`

// > an `Error`, if the connection failed or a successful response isn't valid
// > JSON
test.each([
  { body: '<p>', status: 502, headers: {}, error: '<p>' },
  { body: null, status: 404, headers: {}, error: '' },
  { body: null, status: 404, headers: json, error: '' },
  { body: null, status: 404, headers: noLength, error: undefined },
  { body: '', status: 200, headers: json, error: expect.any(SyntaxError) },
])('rejects with $error for $status and $headers', async (response) => {
  const { body, status, headers, error } = response;
  await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/books/{bookId}', () => {
      return new Response(body, { status, headers });
    });
    await expect(loadTitle(7)).rejects.toEqual(error);
  });
});

// > For a `204`, and for a success with `Content-Length: 0`, the promise
// > resolves to `undefined`. The query still ends with status `error`
test.each([
  { status: 204, headers: {} },
  { status: 200, headers: noLength },
])('a success without content: $status', async (init) => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/books/{bookId}', () => {
      return new Response(null, init);
    });
    await expect(
      getBook.fetchQuery(options, queryClient),
    ).resolves.toBeUndefined();
    expect(getBook.getQueryState(parameters, queryClient)?.status).toBe(
      'error',
    );
  });
  complaint.mockRestore();
});
