import { focusManager, onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { api, queryClient } from './client';
import { startExport } from './startExport';
import { isBookLoading } from './wrongArgument';

const { getBook } = api.books;
const parameters = { path: { bookId: 7 } };

test('counts a query with two observers once', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.delay(20);
    renderHook(() => getBook.useQuery(parameters));
    renderHook(() => getBook.useQuery(parameters));
    expect(getBook.isFetching()).toBe(1);
    await idle();
    expect(getBook.isFetching()).toBe(0);
  });
});

// > With an object, even `{}`, only finite queries count. To count infinite
// > queries, pass `infinite: true` or an infinite `queryKey`.
test('the kind of a key decides what is counted', async () => {
  await runSample(async ({ mockApi, idle }) => {
    mockApi.delay(10);
    const { listReviews } = api.books;
    const options = { parameters, initialPageParam: {} };
    void listReviews.prefetchInfiniteQuery(options);
    const queryKey = listReviews.getInfiniteQueryKey(parameters);
    expect(listReviews.isFetching({ queryKey })).toBe(1);
    expect(listReviews.isFetching({ infinite: true })).toBe(1);
    expect(listReviews.isFetching({})).toBe(0);
    expect(listReviews.isFetching({ type: 'all' })).toBe(0);
    await idle();
  });
});

test('fetchStatus is overridden', async () => {
  await runSample(async () => {
    await getBook.fetchQuery({ parameters });
    expect(getBook.isFetching({ fetchStatus: 'idle' })).toBe(0);
  });
});

test('a query that waits for the network is not counted', async () => {
  await runSample(async ({ idle }) => {
    onlineManager.setOnline(false);
    const waiting = getBook.prefetchQuery({ parameters });
    expect(getBook.getQueryState(parameters)?.fetchStatus).toBe('paused');
    expect(getBook.isFetching()).toBe(0);
    onlineManager.setOnline(true);
    await getBook.cancelQueries();
    await waiting;
    await idle();
  });
});

test('a direct call is not counted', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.delay(10);
    const call = getBook({ parameters });
    expect(getBook.isFetching()).toBe(0);
    await call;
  });
});

test('parameters in the place of filters count every book', async () => {
  await runSample(async ({ mockApi, idle }) => {
    mockApi.delay(10);
    void getBook.prefetchQuery({ parameters });
    expect(isBookLoading(1)).toBe(true);
    await idle();
  });
});

test('two fields for the key throw', () => {
  const both = {
    queryKey: getBook.getQueryKey(parameters),
    parameters: undefined,
  };
  expect(() => getBook.isFetching(both)).toThrow(
    "'composeQueryFilters': 'queryKey' and 'parameters' cannot be used together",
  );
});

test('a client without a cache throws', () => {
  const { books } = createAPIClient();
  // @ts-expect-error: not callable by its type
  expect(() => books.getBook.isFetching()).toThrow(
    "'qraft.<service>.<operation>.isFetching()' requires 'queryClient' in 'createAPIClient(...)' options.",
  );
});

// > Offline, a second export isn't refused, because paused queries
test('paused exports do not refuse each other', async () => {
  await runSample(async ({ idle }) => {
    onlineManager.setOnline(false);
    const first = startExport('lisbon', 2023);
    const second = startExport('lisbon', 2024);
    onlineManager.setOnline(true);
    queryClient.getQueryCache().onOnline();
    await Promise.all([first, second]);
    await idle();
  });
});

// > The query is paused: the device is offline, or a retry waits until the tab
// > is visible.
test('a query counts between two attempts, but not in a hidden tab', async () => {
  await runSample(async ({ mockApi, idle }) => {
    mockApi.failNetwork();
    const state = () => getBook.getQueryState(parameters);
    const loading = getBook.prefetchQuery({
      parameters,
      retry: 1,
      retryDelay: 300,
    });
    await expect.poll(() => state()?.fetchFailureCount).toBe(1);
    expect(getBook.isFetching()).toBe(1);

    focusManager.setFocused(false);
    await expect.poll(() => state()?.fetchStatus).toBe('paused');
    expect(getBook.isFetching()).toBe(0);
    focusManager.setFocused(true);
    queryClient.getQueryCache().onFocus();
    await loading;
    focusManager.setFocused(undefined);
    await idle();
  });
});

// > Wait until `queryClient.isFetching()` returns `0`.
test('another operation is not counted', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.delay(10);
    const loading = api.status.getStatus.fetchQuery();
    expect(getBook.isFetching()).toBe(0);
    expect(queryClient.isFetching()).toBe(1);
    await loading;
    expect(queryClient.isFetching()).toBe(0);
  });
});
