import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { renderError } from '../../facts/renderError';
import { withContext } from '../../facts/withContext';
import { qraft, queryClient } from './client';
import { warmCatalog } from './warmCatalog';

const { listBooks } = qraft.books;
const parameters = { query: { inStock: true } };
const options = {
  initialPageParam: {},
  getNextPageParam: () => undefined,
  retry: false,
  staleTime: Infinity,
};

function countRequests(record: string) {
  return (JSON.parse(record) as { requests: unknown[] }).requests.length;
}

test('useInfiniteQuery() requests the first page after a failure', async () => {
  const record = await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.failNetwork();
    await warmCatalog();
    mockApi.restoreNetwork();
    const { result } = renderHook(() =>
      listBooks.useInfiniteQuery(parameters, options),
    );
    expect(result.current.isFetching).toBe(true);
    await idle();
    expect(result.current.data?.pages).toHaveLength(1);
  });
  expect(countRequests(record)).toBe(2);
});

test('useSuspenseInfiniteQuery() throws the error of the prefetch', async () => {
  const record = await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    await warmCatalog();
    mockApi.restoreNetwork();
    const error = renderError(
      () => listBooks.useSuspenseInfiniteQuery(parameters, options),
      withContext({ requestFn, queryClient }),
    );
    expect(error).toBeInstanceOf(Error);
  });
  expect(countRequests(record)).toBe(1);
});
