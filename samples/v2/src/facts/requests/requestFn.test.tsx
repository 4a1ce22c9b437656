import type { RequestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

test('an operation resolves also when it fails; fetchQuery rejects', async () => {
  await runSample(async () => {
    const parameters = { path: { bookId: 99 } };
    const { data, error, response } = await api.books.getBook({
      parameters,
    });
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ title: 'Not found' });
    expect(response?.status).toBe(404);
    await expect(
      api.books.getBook.fetchQuery({ parameters, retry: false }),
    ).rejects.toMatchObject({ title: 'Not found' });
  });
});

test('a result with the key error counts as failed, even if it is undefined', async () => {
  const failing: RequestFn<unknown, unknown> = async () => ({
    data: { status: 'ok' },
    error: undefined,
    response: new Response(),
  });
  const client = createAPIClient({
    requestFn: failing,
    queryClient: new QueryClient(),
    baseUrl: '',
  });
  const onError = vi.fn();
  await client.status.getStatus.fetchQuery({ retry: false }).catch(onError);
  expect(onError).toHaveBeenCalledWith(undefined);
});

test('an error status without content fails with null', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.respond(
      'get',
      '/status',
      () =>
        new Response('', {
          status: 503,
          headers: { 'content-length': '0' },
        }),
    );
    const { result } = renderHook(() =>
      api.status.getStatus.useQuery(undefined, { retry: false }),
    );
    await idle();
    expect(result.current.status).toBe('error');
    expect(result.current.error).toBeNull();
  });
});

test('a query passes signal and meta, a mutation neither', async () => {
  const spy = vi.fn<RequestFn<unknown, unknown>>(async () => ({
    data: null,
    response: new Response(),
  }));
  const client = createAPIClient({
    requestFn: spy,
    queryClient,
    baseUrl: '',
  });
  await runSample(async ({ renderHook, idle }) => {
    const meta = { source: 'test' };
    renderHook(() => client.status.getStatus.useQuery(undefined, { meta }));
    await idle();
    const query = spy.mock.lastCall?.[1];
    expect(query?.signal).toBeInstanceOf(AbortSignal);
    expect(query?.meta).toEqual(meta);

    const { result } = renderHook(() =>
      client.books.deleteBook.useMutation(undefined, { meta }),
    );
    result.current.mutate({ path: { bookId: 7 } });
    await idle();
    const mutation = spy.mock.lastCall?.[1];
    expect(mutation?.parameters).toEqual({ path: { bookId: 7 } });
    expect(mutation).not.toHaveProperty('signal');
    expect(mutation).not.toHaveProperty('meta');
  });
});

test('a query that is not used any more aborts its request', async () => {
  await runSample(async ({ mockApi, renderHook }) => {
    mockApi.delay(500);
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    const { unmount } = renderHook(() => api.status.getStatus.useQuery());
    const signal = fetchSpy.mock.lastCall?.[1]?.signal;
    expect(signal?.aborted).toBe(false);
    unmount();
    expect(signal?.aborted).toBe(true);
    fetchSpy.mockRestore();
  });
});
