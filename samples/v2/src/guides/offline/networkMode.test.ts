import { onlineManager } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';

const parameters = { path: { bookId: 7 } };

// As QueryClientProvider does.
beforeEach(() => queryClient.mount());
afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.unmount();
});

test.each([
  ['online', 0, 'paused'],
  ['offlineFirst', 1, 'paused'],
  ['always', 4, 'idle'],
] as const)(
  '%s sends %i requests offline and ends as %s',
  async (networkMode, sent, fetchStatus) => {
    const record = await runSample(
      async ({ renderHook, mockApi, idle }) => {
        onlineManager.setOnline(false);
        mockApi.failNetwork();
        const { result } = renderHook(() =>
          api.books.getBook.useQuery(parameters, { networkMode }),
        );
        await idle();
        expect(result.current.fetchStatus).toBe(fetchStatus);
      },
    );
    const { requests } = JSON.parse(record) as { requests: unknown[] };
    expect(requests).toHaveLength(sent);
  },
);

test('offline, a first load is pending and paused, but not loading', async () => {
  await runSample(async ({ renderHook, idle }) => {
    onlineManager.setOnline(false);
    const { result } = renderHook(() =>
      api.books.getBook.useQuery(parameters),
    );
    await idle();
    const { isPending, isPaused, isLoading, isError } = result.current;
    expect({ isPending, isPaused, isLoading, isError }).toEqual({
      isPending: true,
      isPaused: true,
      isLoading: false,
      isError: false,
    });
    act(() => onlineManager.setOnline(true));
    await idle();
    expect(result.current.data?.id).toBe(7);
  });
});

test('without a network, a mutation that the manager believes online fails', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    mockApi.failNetwork();
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(parameters, { retry: false }),
    );
    act(() => result.current.mutate({ stock: 6 }));
    await idle();
    expect(result.current.status).toBe('error');
  });
});

test('an error response is not retried', async () => {
  const record = await runSample(async ({ renderHook, mockApi, idle }) => {
    mockApi.respond('patch', '/books/{bookId}', {
      status: 400,
      body: { type: 'about:blank', title: 'No', status: 400 },
    });
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(parameters),
    );
    act(() => result.current.mutate({ stock: 6 }));
    await idle();
    expect(result.current.isError).toBe(true);
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(1);
});

test('fetchQuery() waits while offline', async () => {
  await runSample(async ({ idle }) => {
    onlineManager.setOnline(false);
    let settled = false;
    const load = api.books.getBook
      .fetchQuery({ parameters })
      .finally(() => (settled = true));
    await idle();
    expect(settled).toBe(false);
    onlineManager.setOnline(true);
    expect((await load).id).toBe(7);
  });
});
