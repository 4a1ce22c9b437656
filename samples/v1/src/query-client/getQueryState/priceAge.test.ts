import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { priceAge } from './priceAge';

const { getBook } = qraft.books;
const parameters = { path: { bookId: 7 } };
const options = { parameters, requestFn, baseUrl };

test('knows when the book was loaded', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    value('priceAge(7), before', priceAge(7));
    await getBook.fetchQuery(options, queryClient);
    value('priceAge(7), after', priceAge(7));
    expect(priceAge(7)).toBe(0);
    value('state', getBook.getQueryState(parameters, queryClient));
  });
});

test('is a snapshot of its moment', async () => {
  await runSample(async ({ mockApi, idle }) => {
    mockApi.delay(20);
    void getBook.prefetchQuery(options, queryClient);
    const state = getBook.getQueryState(parameters, queryClient);
    await idle();
    expect(state?.fetchStatus).toBe('fetching');
    expect(state?.status).toBe('pending');
    expect(getBook.getQueryState(parameters, queryClient)).toMatchObject({
      fetchStatus: 'idle',
      status: 'success',
    });
  });
});

test('a failed first request is pending again during the next one', async () => {
  await runSample(async ({ mockApi, idle }) => {
    mockApi.failNetwork();
    await getBook.prefetchQuery(options, queryClient);
    expect(getBook.getQueryState(parameters, queryClient)).toMatchObject({
      status: 'error',
      isInvalidated: false,
    });
    mockApi.restoreNetwork();
    mockApi.delay(20);
    void getBook.prefetchQuery(options, queryClient);
    expect(getBook.getQueryState(parameters, queryClient)).toMatchObject({
      status: 'pending',
      error: null,
    });
    await idle();
  });
});

test('a disabled query is pending and idle', async () => {
  await runSample(async ({ renderHook, idle }) => {
    renderHook(() => getBook.useQuery(parameters, { enabled: false }));
    await idle();
    expect(getBook.getQueryState(parameters, queryClient)).toMatchObject({
      status: 'pending',
      fetchStatus: 'idle',
    });
  });
});

test('after a success, only the time and the count tell of a failure', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    await getBook.prefetchQuery({ ...options, retry: 1 }, queryClient);
    const failed = getBook.getQueryState(parameters, queryClient);
    expect(failed?.fetchFailureCount).toBe(2);
    mockApi.restoreNetwork();
    await getBook.prefetchQuery(options, queryClient);
    expect(getBook.getQueryState(parameters, queryClient)).toMatchObject({
      error: null,
      errorUpdatedAt: failed?.errorUpdatedAt,
      errorUpdateCount: 1,
      fetchFailureCount: 0,
      fetchFailureReason: null,
    });
    expect(failed?.errorUpdatedAt).toBeGreaterThan(0);
  });
});

// > A successful request resets them to `0` and `null`.
test('data that was written does not reset the failed attempts', async () => {
  await runSample(async ({ mockApi }) => {
    const [book] = mockApi.data.books;
    mockApi.failNetwork();
    await getBook.prefetchQuery(options, queryClient);
    getBook.setQueryData(parameters, book, queryClient);
    const read = () => getBook.getQueryState(parameters, queryClient);
    expect(read()).toMatchObject({ error: null, fetchFailureCount: 1 });
    mockApi.restoreNetwork();
    await getBook.prefetchQuery(options, queryClient);
    expect(read()).toMatchObject({
      fetchFailureCount: 0,
      fetchFailureReason: null,
    });
  });
});
