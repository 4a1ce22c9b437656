import { requestFn } from '@openapi-qraft/react';
import { expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { renderError } from '../../facts/renderError';
import { withContext } from '../../facts/withContext';
import { qraft, queryClient } from './client';
import { openAuthors } from './openAuthors';

const { listAuthors } = qraft.authors;
const parameters = { query: { search: 'sagan' } };

function countRequests(record: string) {
  return (JSON.parse(record) as { requests: unknown[] }).requests.length;
}

test('useQuery() sends the request again after a failure', async () => {
  const record = await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.failNetwork();
    await openAuthors('sagan', vi.fn());
    mockApi.restoreNetwork();
    const { result } = renderHook(() => listAuthors.useQuery(parameters));
    await idle();
    expect(result.current.data).toHaveLength(1);
  });
  expect(countRequests(record)).toBe(2);
});

// > `useSuspenseQuery()`, or `useQuery()` with `throwOnError: true`, throws
// > the stored error
test('useQuery() with throwOnError throws the error of the prefetch', async () => {
  const record = await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    await openAuthors('sagan', vi.fn());
    mockApi.restoreNetwork();
    const error = renderError(
      () => listAuthors.useQuery(parameters, { throwOnError: true }),
      withContext({ requestFn, queryClient }),
    );
    expect(error).toBeInstanceOf(Error);
  });
  expect(countRequests(record)).toBe(1);
});

test('useSuspenseQuery() throws the error of the prefetch', async () => {
  const record = await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    await openAuthors('sagan', vi.fn());
    mockApi.restoreNetwork();
    const error = renderError(
      () => listAuthors.useSuspenseQuery(parameters),
      withContext({ requestFn, queryClient }),
    );
    expect(error).toBeInstanceOf(Error);
  });
  expect(countRequests(record)).toBe(1);
});
