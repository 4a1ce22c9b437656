import { requestFn } from '@openapi-qraft/react';
import { onlineManager } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createMockApi } from '../../../../common/mock-api';
import { runSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';

const { getBook } = qraft.books;
const parameters = { path: { bookId: 7 } };
const readState = () => getBook.getQueryState(parameters, queryClient);
const emptied = {
  data: undefined,
  status: 'pending',
  fetchStatus: 'idle',
};

afterEach(() => onlineManager.setOnline(true));

test('stale: false empties fresh books and loads none of them', async () => {
  await runSample(async ({ renderHook, idle }) => {
    renderHook(() => getBook.useQuery(parameters, { staleTime: 60_000 }));
    await idle();
    await getBook.resetQueries({ stale: false }, queryClient);
    await idle();
    expect(readState()).toMatchObject(emptied);
  });
});

test('stale: true still matches after the reset', async () => {
  await runSample(async ({ renderHook, idle }) => {
    renderHook(() => getBook.useQuery(parameters));
    await idle();
    await getBook.resetQueries({ stale: true }, queryClient);
    expect(readState()).toMatchObject({ status: 'success' });
  });
});

test('fetchStatus: fetching stops the load and starts no other', async () => {
  const record = await runSample(async ({ renderHook, mockApi, idle }) => {
    mockApi.delay(30);
    renderHook(() => getBook.useQuery(parameters));
    await getBook.resetQueries({ fetchStatus: 'fetching' }, queryClient);
    await idle();
    expect(readState()).toMatchObject(emptied);
  });
  const { requests } = JSON.parse(record) as {
    requests: { status: number | null }[];
  };
  expect(requests.map(({ status }) => status)).toEqual([null]);
});

test('fetchStatus: paused empties what waits for the network', async () => {
  await runSample(async ({ renderHook, idle }) => {
    onlineManager.setOnline(false);
    renderHook(() => getBook.useQuery(parameters));
    expect(readState()).toMatchObject({ fetchStatus: 'paused' });
    await getBook.resetQueries({ fetchStatus: 'paused' }, queryClient);
    await idle();
    expect(readState()).toMatchObject(emptied);
  });
});

test('fetchStatus: idle still matches after the reset', async () => {
  await runSample(async ({ renderHook, idle }) => {
    renderHook(() => getBook.useQuery(parameters));
    await idle();
    await getBook.resetQueries({ fetchStatus: 'idle' }, queryClient);
    expect(readState()).toMatchObject({ status: 'success' });
  });
});

test('type: inactive empties, and loads nothing', async () => {
  await runSample(async ({ idle }) => {
    const options = { parameters, requestFn, baseUrl };
    await getBook.fetchQuery(options, queryClient);
    await getBook.resetQueries({ type: 'inactive' }, queryClient);
    await idle();
    expect(readState()).toMatchObject(emptied);
  });
});

test('a fetch that waits beside a mounted hook rejects, too', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    mockApi.delay(30);
    const { result } = renderHook(() => getBook.useQuery(parameters));
    const loading = getBook.fetchQuery(
      { parameters, requestFn, baseUrl },
      queryClient,
    );
    const outcome = expect(loading).rejects.toMatchObject({
      message: expect.stringContaining('CancelledError'),
    });
    await getBook.resetQueries(queryClient);
    await outcome;
    await idle();
    expect(result.current.data?.id).toBe(7);
  });
});

test('an emptied entry outlives its gcTime', async () => {
  const options = {
    parameters,
    queryFn: () => createMockApi().data.books[0]!,
    gcTime: 20,
  };
  vi.useFakeTimers();
  try {
    await getBook.fetchQuery(options, queryClient);
    await vi.advanceTimersByTimeAsync(30);
    expect(readState()).toBeUndefined();
    await getBook.fetchQuery(options, queryClient);
    await getBook.resetQueries(queryClient);
    await vi.advanceTimersByTimeAsync(30);
    expect(readState()).toMatchObject(emptied);
  } finally {
    vi.useRealTimers();
    queryClient.clear();
  }
});

// > If the browser is already offline, the promise resolves right away, and the
// > components show their loading state until the network is back.
test('offline the promise does not wait', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() => getBook.useQuery(parameters));
    await idle();
    onlineManager.setOnline(false);
    await getBook.resetQueries(queryClient);
    expect(readState()).toMatchObject({ fetchStatus: 'paused' });
    await waitFor(() => expect(result.current.isPending).toBe(true));
    onlineManager.setOnline(true);
    queryClient.getQueryCache().onOnline();
    await waitFor(() => expect(result.current.data?.id).toBe(7));
  });
});
