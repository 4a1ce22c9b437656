import { createAPIClient } from '../../generated/api';
import { requestFn } from '@openapi-qraft/react';
import { expect, test, vi } from 'vitest';
import { baseUrl, qraft } from '../../shared/client';
import { runSample } from '../../testing/recordSample';
import { asWritten } from './asWritten';

const parameters = { path: { bookId: 7 } };

test('an operation call resolves to the data', async () => {
  await runSample(async ({ mockApi }) => {
    const book = await qraft.books.getBook(
      { parameters, baseUrl },
      requestFn,
    );
    expect(book).toEqual(mockApi.data.books.find(({ id }) => id === 7));
  });
});

test('an operation call rejects with the parsed error body', async () => {
  await runSample(async () => {
    const missing = { path: { bookId: 404 } };
    await expect(
      qraft.books.getBook({ parameters: missing, baseUrl }, requestFn),
    ).rejects.toMatchObject({ status: 404 });
  });
});

test('an operation call needs a request function', () => {
  const getBook = asWritten(qraft.books.getBook);
  expect(() => getBook({ parameters, baseUrl })).toThrow(
    'client is not a function',
  );
});

test('an operation call hands schema and options to the function and returns what it returns', () => {
  const client = vi.fn(() => ({ id: 7 }));
  expect(
    asWritten(qraft.books.getBook)({ parameters, baseUrl }, client),
  ).toEqual({ id: 7 });
  expect(client).toHaveBeenCalledExactlyOnceWith(
    { method: 'get', url: '/books/{bookId}' },
    { parameters, baseUrl },
  );
});

test('a query operation can be called with a query key', () => {
  const client = vi.fn();
  const queryKey = qraft.books.getBook.getQueryKey(parameters);
  asWritten(qraft.books.getBook)({ queryKey }, client);
  expect(client.mock.calls[0]?.[1]).toMatchObject({ parameters });
});

test('a write operation takes parameters and body', async () => {
  await runSample(async () => {
    const book = await qraft.books.updateBook(
      { parameters, body: { price: 900 }, baseUrl },
      requestFn,
    );
    expect(book.price).toBe(900);
  });
});

test('HEAD is called with parameters and body, as a mutation', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.respond('head', '/books/{bookId}', { status: 200 });
    await expect(
      qraft.books.checkBook(
        { parameters, body: undefined, baseUrl },
        requestFn,
      ),
    ).resolves.toBe('');
  });
});

test('queryFn does the same, without baseUrl', () => {
  const client = vi.fn();
  asWritten(qraft.books.getBook.queryFn)({ parameters, baseUrl }, client);
  expect(client).toHaveBeenCalledExactlyOnceWith(
    { method: 'get', url: '/books/{bookId}' },
    { parameters, meta: undefined, signal: undefined },
  );
});

test('a call of an operation that writes hands on its signal', async () => {
  const client = vi.fn();
  const { signal } = new AbortController();
  const body = { price: 900 };
  const info = { parameters, body, baseUrl, signal };
  await qraft.books.updateBook(info, client);
  expect(client).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ method: 'patch' }),
    expect.objectContaining({ signal }),
  );
});

test('mutationFn takes the function first', () => {
  const client = vi.fn();
  const body = { price: 900 };
  asWritten(qraft.books.updateBook.mutationFn)(client, {
    parameters,
    body,
  });
  expect(client).toHaveBeenCalledExactlyOnceWith(
    qraft.books.updateBook.schema,
    { parameters, body },
  );
});

test('names a method and an operation that do not exist', () => {
  const unknown = createAPIClient() as unknown as Record<
    string,
    Record<string, Record<string, () => unknown>>
  >;
  expect(() => unknown.books?.getBook?.ensureQueryData?.()).toThrow(
    'Function ensureQueryData is not supported',
  );
  expect(() => unknown.books?.getBok?.getQueryKey?.()).toThrow(
    'Service operation not found: books.getBok',
  );
});

test.each([
  'ensureQueryData',
  'ensureInfiniteQueryData',
  'getMutationCache',
])('does not have %s', async (name) => {
  const callbacks = await import('@openapi-qraft/react/callbacks/index');
  expect(callbacks).not.toHaveProperty(name);
});
