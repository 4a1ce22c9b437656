import { requestFn } from '@openapi-qraft/react';
import {
  focusManager,
  onlineManager,
  QueryClient,
} from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { startExport } from './startExport';

test('refuses a second export of the same shop', async () => {
  await recordSample(import.meta.url, async ({ value, idle, mockApi }) => {
    mockApi.delay(20);
    value("startExport('lisbon', 2023)", startExport('lisbon', 2023));
    value("startExport('lisbon', 2024)", startExport('lisbon', 2024));
    value("startExport('porto', 2024)", startExport('porto', 2024));
    await idle();
  });
});

test('paused queries are not counted, whatever fetchStatus says', async () => {
  const cache = new QueryClient();
  const { getBook } = qraft.books;
  onlineManager.setOnline(false);
  void getBook.prefetchQuery(
    { parameters: { path: { bookId: 7 } }, requestFn, baseUrl },
    cache,
  );
  expect(getBook.isFetching({ fetchStatus: 'paused' }, cache)).toBe(0);
  expect(
    getBook.getQueryState({ path: { bookId: 7 } }, cache)?.fetchStatus,
  ).toBe('paused');
  cache.clear();
  onlineManager.setOnline(true);
});

test('direct calls are not counted', async () => {
  await runSample(async () => {
    const cache = new QueryClient();
    const answer = qraft.status.getStatus(
      { parameters: undefined, baseUrl },
      requestFn,
    );
    expect(qraft.status.getStatus.isFetching(cache)).toBe(0);
    await answer;
  });
});

// > While the browser is offline, two calls for one shop both start an export,
// > because [paused queries don't count](#behavior-worth-knowing).
test('offline, both exports of a shop start', () => {
  onlineManager.setOnline(false);
  expect(startExport('lisbon', 2023)).toBe('started');
  expect(startExport('lisbon', 2024)).toBe('started');
  queryClient.clear();
  onlineManager.setOnline(true);
});

// > A query is paused, with `fetchStatus: 'paused'`, while it waits for the
// > network, or for the tab to be visible before a retry.
test('a retry in a hidden tab is paused, and not counted', async () => {
  const cache = new QueryClient();
  const { getStatus } = qraft.status;
  const queryKey = getStatus.getQueryKey();
  focusManager.setFocused(false);
  void getStatus.prefetchQuery(
    {
      queryKey,
      queryFn: () => Promise.reject(new Error('failed')),
      retry: 1,
      retryDelay: 0,
    },
    cache,
  );
  expect(getStatus.isFetching(cache)).toBe(1);
  await waitFor(() =>
    expect(cache.getQueryState(queryKey)?.fetchStatus).toBe('paused'),
  );
  expect(getStatus.isFetching(cache)).toBe(0);
  cache.clear();
  focusManager.setFocused(undefined);
});

// > A query that waits for its next retry counts too, unless it is
// > [paused](#behavior-worth-knowing).
test('a query that waits for its next retry is counted', async () => {
  const cache = new QueryClient();
  const { getStatus } = qraft.status;
  const queryKey = getStatus.getQueryKey();
  void getStatus.prefetchQuery(
    {
      queryKey,
      queryFn: () => Promise.reject(new Error('failed')),
      retry: 1,
      retryDelay: 60_000,
    },
    cache,
  );
  await waitFor(() =>
    expect(cache.getQueryState(queryKey)?.fetchFailureCount).toBe(1),
  );
  expect(getStatus.isFetching(cache)).toBe(1);
  cache.clear();
});
