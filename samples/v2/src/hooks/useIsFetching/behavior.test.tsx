import { onlineManager } from '@tanstack/react-query';
import { renderHook as renderBare, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { api } from './client';

test('a query that waits for the network is not counted', async () => {
  await runSample(async ({ renderHook, idle }) => {
    onlineManager.setOnline(false);
    const { result } = renderHook(() => ({
      query: api.status.getStatus.useQuery(),
      count: api.status.getStatus.useIsFetching(),
    }));
    expect(result.current.query.fetchStatus).toBe('paused');
    expect(result.current.count).toBe(0);
    onlineManager.setOnline(true);
    await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
    await idle();
  });
});

test('fetchStatus in the filters changes nothing', async () => {
  await runSample(async ({ renderHook, mockApi }) => {
    mockApi.delay(40);
    const { result } = renderHook(() => ({
      query: api.status.getStatus.useQuery(),
      idle: api.status.getStatus.useIsFetching({ fetchStatus: 'idle' }),
    }));
    await waitFor(() => expect(result.current.idle).toBe(1));
    await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
    expect(result.current.idle).toBe(0);
  });
});

test('calls of an operation are not counted', async () => {
  await runSample(async ({ renderHook, mockApi }) => {
    mockApi.delay(40);
    const { result } = renderHook(() => api.books.getBook.useIsFetching());
    const call = api.books.getBook({ parameters: { path: { bookId: 7 } } });
    expect(result.current).toBe(0);
    await call;
  });
});

test('key and parameters together throw', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const filters = { queryKey: undefined, parameters: undefined };
  expect(() =>
    renderBare(() => api.books.listBooks.useIsFetching(filters)),
  ).toThrow(
    "'composeQueryFilters': 'queryKey' and 'parameters' cannot be used together",
  );
  vi.restoreAllMocks();
});

test('a client without a QueryClient needs a provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const bare = createAPIClient();
  expect(() =>
    renderBare(() => bare.books.listBooks.useIsFetching()),
  ).toThrow('No QueryClient set, use QueryClientProvider to set one');
  vi.restoreAllMocks();
});

test('an undefined key counts every query there is', async () => {
  await runSample(async ({ renderHook, mockApi }) => {
    mockApi.delay(40);
    const { result } = renderHook(() => ({
      query: api.books.getBook.useQuery({ path: { bookId: 7 } }),
      count: api.status.getStatus.useIsFetching({ queryKey: undefined }),
    }));
    await waitFor(() => expect(result.current.count).toBe(1));
    await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
  });
});
