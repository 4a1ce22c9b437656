import { onlineManager } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createMockApi } from '../../../../common/mock-api';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const { getBook } = api.books;
const parameters = { path: { bookId: 7 } };

test('initialData comes back, and the response after it', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    const draft = { ...mockApi.data.books[0]!, id: 7, title: 'Draft' };
    const { result } = renderHook(() =>
      getBook.useQuery(parameters, { initialData: draft }),
    );
    await idle();
    expect(result.current.data?.title).toBe('The Left Hand of Darkness');

    mockApi.delay(40);
    const done = getBook.resetQueries({ parameters });
    expect(getBook.getQueryData(parameters)?.title).toBe('Draft');
    await done;
    expect(getBook.getQueryData(parameters)?.title).toBe(
      'The Left Hand of Darkness',
    );
  });
});

test('data written by setQueryData() is not an initial state', async () => {
  await runSample(async ({ mockApi }) => {
    getBook.setQueryData(parameters, mockApi.data.books[0]!);
    await getBook.resetQueries();
    expect(getBook.getQueryState(parameters)).toMatchObject({
      status: 'pending',
      data: undefined,
    });
  });
});

test('a disabled query is emptied and not loaded', async () => {
  const text = await runSample(async ({ renderHook, idle }) => {
    await getBook.fetchQuery({ parameters });
    const { result } = renderHook(() =>
      getBook.useQuery(parameters, { enabled: false }),
    );
    expect(result.current.data?.id).toBe(7);
    await getBook.resetQueries();
    await idle();
    expect(result.current.data).toBeUndefined();
  });
  expect(text.match(/"status": 200/g)).toHaveLength(1);
});

test('a failed reload is swallowed, unless throwOnError', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    renderHook(() => getBook.useQuery(parameters, { retry: false }));
    await idle();
    mockApi.failNetwork();
    await getBook.resetQueries();
    expect(getBook.getQueryState(parameters)).toMatchObject({
      status: 'error',
      data: undefined,
    });
    await expect(
      getBook.resetQueries({}, { throwOnError: true }),
    ).rejects.toMatchObject({
      message: expect.stringContaining('Failed to fetch'),
    });
  });
});

test('the filters see the state before the reset', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.failNetwork();
    renderHook(() => getBook.useQuery(parameters, { retry: false }));
    await idle();
    mockApi.restoreNetwork();
    await getBook.resetQueries({
      predicate: ({ state }) => state.status === 'error',
    });
    expect(getBook.getQueryState(parameters)?.status).toBe('success');
  });
});

test('placeholder data is shown again', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    const placeholder = { ...mockApi.data.books[0]!, title: 'Loading…' };
    const { result } = renderHook(() =>
      getBook.useQuery(parameters, { placeholderData: placeholder }),
    );
    await idle();
    expect(result.current.isPlaceholderData).toBe(false);
    const release = mockApi.hold();
    const done = getBook.resetQueries();
    expect(getBook.getQueryData(parameters)).toBeUndefined();
    await waitFor(() =>
      expect(result.current.data?.title).toBe('Loading…'),
    );
    release();
    await done;
  });
});

test('a running request is aborted, and counters start at zero', async () => {
  await runSample(async ({ mockApi }) => {
    await getBook.fetchQuery({ parameters });
    mockApi.delay(100);
    const fetching = getBook.fetchQuery({ parameters });
    const outcome = expect(fetching).rejects.toMatchObject({
      message: expect.stringContaining('CancelledError'),
    });
    await getBook.resetQueries();
    await outcome;
    expect(getBook.getQueryState(parameters)?.dataUpdateCount).toBe(0);
  });
});

test('a client without a request function loads, too', async () => {
  await runSample(async ({ renderHook, idle }) => {
    renderHook(() => getBook.useQuery(parameters));
    await idle();
    const { books } = createAPIClient({ queryClient });
    await books.getBook.resetQueries();
    expect(getBook.getQueryData(parameters)?.id).toBe(7);
  });
});

test('an inactive entry stays in the cache beyond its gcTime', async () => {
  const other = { path: { bookId: 1 } };
  const queryFn = () => createMockApi().data.books[0]!;
  vi.useFakeTimers();
  try {
    await getBook.fetchQuery({ parameters, queryFn, gcTime: 10 });
    await getBook.fetchQuery({ parameters: other, queryFn, gcTime: 10 });
    await getBook.resetQueries({ parameters });
    await vi.advanceTimersByTimeAsync(20);
    expect(getBook.getQueryState(parameters)?.status).toBe('pending');
    expect(getBook.getQueryState(other)).toBeUndefined();
  } finally {
    vi.useRealTimers();
    queryClient.clear();
  }
});

test('a waiting fetchQuery() gets the new response of an active query', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    renderHook(() => getBook.useQuery(parameters));
    await idle();
    mockApi.delay(100);
    const fetching = getBook.fetchQuery({ parameters });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await getBook.resetQueries();
    await expect(fetching).resolves.toMatchObject({ id: 7 });
  });
});

// > After a failed refetch, the query has `status: 'error'` and no data, except
// > its `initialData`.
test('initialData stays when the refetch fails', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    const draft = { ...mockApi.data.books[0]!, id: 7, title: 'Draft' };
    renderHook(() =>
      getBook.useQuery(parameters, { initialData: draft, retry: false }),
    );
    await idle();
    mockApi.failNetwork();
    await getBook.resetQueries();
    expect(getBook.getQueryState(parameters)).toMatchObject({
      status: 'error',
      data: draft,
    });
  });
});

// > If the browser is offline when you call the method, the promise resolves at
// > once, and the refetch waits for the network.
test('does not wait for the network', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() => getBook.useQuery(parameters));
    await idle();
    onlineManager.setOnline(false);
    await getBook.resetQueries({}, { throwOnError: true });
    expect(getBook.getQueryState(parameters)).toMatchObject({
      status: 'pending',
      fetchStatus: 'paused',
    });
    onlineManager.setOnline(true);
    await waitFor(() => expect(result.current.data?.id).toBe(7));
  });
});
