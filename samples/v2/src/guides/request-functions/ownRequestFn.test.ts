import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { ownRequestFn } from './ownRequestFn';

test('responds like the default request function', async () => {
  const api = createAPIClient({
    requestFn: ownRequestFn,
    baseUrl: 'https://bookshop.example/v1',
  });
  await runSample(async ({ mockApi }) => {
    const { data } = await api.books.updateBook({
      parameters: { path: { bookId: 7 } },
      body: { price: 990 },
    });
    expect(data?.price).toBe(990);

    const missing = await api.books.getBook({
      parameters: { path: { bookId: 99 } },
    });
    expect(missing.error).toMatchObject({ status: 404 });
    expect(missing).not.toHaveProperty('data');

    mockApi.failNetwork();
    const offline = await api.status.getStatus();
    expect(offline.error).toBeInstanceOf(TypeError);
    expect(offline.response).toBeUndefined();
  });
});

// > If the function throws an `Error`, queries report it as their error, and a
// > direct call rejects with it.
test('a request function that throws', async () => {
  const error = new Error('no token');
  const api = createAPIClient({
    requestFn: () => Promise.reject(error),
    baseUrl: '',
    queryClient: new QueryClient(),
  });
  await expect(api.status.getStatus.fetchQuery()).rejects.toBe(error);
  await expect(api.status.getStatus()).rejects.toBe(error);
});
