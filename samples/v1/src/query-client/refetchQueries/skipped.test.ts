import { requestFn } from '@openapi-qraft/react';
import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';

const { getBook } = qraft.books;
const parameters = { path: { bookId: 7 } };

function countRequests(record: string) {
  return (JSON.parse(record) as { requests: unknown[] }).requests.length;
}

test('a hook with the static staleTime keeps its query from the call', async () => {
  const record = await runSample(async ({ renderHook, idle }) => {
    renderHook(() => getBook.useQuery(parameters, { staleTime: 'static' }));
    await idle();
    await getBook.refetchQueries(queryClient);
  });
  expect(countRequests(record)).toBe(1);
});

test('offline the promise does not wait for the connection', async () => {
  await runSample(async () => {
    await getBook.fetchQuery(
      { parameters, requestFn, baseUrl },
      queryClient,
    );
    onlineManager.setOnline(false);
    await getBook.refetchQueries(queryClient);
    expect(getBook.getQueryState(parameters, queryClient)).toMatchObject({
      fetchStatus: 'paused',
    });
    await getBook.cancelQueries(queryClient);
    onlineManager.setOnline(true);
  });
});

// > If a refetch fails because the connection is lost, its retries wait until
// > the connection is back, and so does the promise.
test('waits when the connection is lost during the refetch', async () => {
  await runSample(async () => {
    const settled: string[] = [];
    let isLost = false;
    const losesConnection: typeof requestFn = (...request) => {
      if (!isLost) return requestFn(...request);
      onlineManager.setOnline(false);
      return Promise.reject(new Error('lost'));
    };
    const options = { parameters, requestFn: losesConnection, baseUrl };
    await getBook.fetchQuery(
      { ...options, retry: 1, retryDelay: 0 },
      queryClient,
    );
    isLost = true;
    const refetch = getBook
      .refetchQueries(queryClient)
      .then(() => settled.push('refetch'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(settled).toEqual([]);
    isLost = false;
    onlineManager.setOnline(true);
    queryClient.getQueryCache().onOnline();
    await refetch;
  });
});

test('does not wait for the connection without a retry left', async () => {
  await runSample(async ({ mockApi }) => {
    const options = { parameters, requestFn, baseUrl };
    await getBook.fetchQuery(options, queryClient);
    mockApi.respond('get', '/books/{bookId}', () => {
      onlineManager.setOnline(false);
      return Response.error();
    });
    await getBook.refetchQueries(queryClient);
    expect(getBook.getQueryState(parameters, queryClient)).toMatchObject({
      status: 'error',
      fetchStatus: 'idle',
    });
    onlineManager.setOnline(true);
  });
});
