import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { ApiError, isServerFault, normalizedRequestFn } from './ApiError';
import { queryClient } from './client';

const api = createAPIClient({
  requestFn: normalizedRequestFn,
  baseUrl: 'https://bookshop.example/v1',
  queryClient,
});

async function fail(bookId: number): Promise<unknown> {
  const parameters = { path: { bookId } };
  return api.books.getBook
    .fetchQuery({ parameters })
    .catch((error: unknown) => error);
}

test('every failure is an ApiError', async () => {
  await runSample(async ({ mockApi }) => {
    const missing = await fail(99);
    expect(missing).toBeInstanceOf(ApiError);
    expect(missing).toMatchObject({
      message: 'GET /books/{bookId}: status 404',
      status: 404,
      cause: { title: 'Not found' },
    });
    expect(isServerFault(missing)).toBe(false);

    mockApi.failNetwork();
    const offline = await fail(7);
    expect(offline).toMatchObject({
      message: 'GET /books/{bookId}: no answer',
    });
    expect(isServerFault(offline)).toBe(true);
    expect(isServerFault('text')).toBe(false);

    mockApi.restoreNetwork();
    const book = await api.books.getBook.fetchQuery({
      parameters: { path: { bookId: 1 } },
    });
    expect(book.title).toBe('Invisible Cities');
  });
});
