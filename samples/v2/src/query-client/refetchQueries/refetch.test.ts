import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const { getBook } = api.books;
const parameters = { path: { bookId: 7 } };

async function countRequests(body: Parameters<typeof runSample>[0]) {
  const record = JSON.parse(await runSample(body)) as {
    requests: unknown[];
  };
  return record.requests.length;
}

test('refetches fresh and unobserved entries', async () => {
  const requests = await countRequests(async () => {
    await getBook.fetchQuery({ parameters, staleTime: Infinity });
    await getBook.refetchQueries();
  });
  expect(requests).toBe(2);
});

test('leaves disabled and static queries out', async () => {
  const requests = await countRequests(async ({ renderHook, idle }) => {
    renderHook(() => getBook.useQuery(parameters, { enabled: false }));
    const other = { path: { bookId: 1 } };
    renderHook(() => getBook.useQuery(other, { staleTime: 'static' }));
    await idle();
    await getBook.refetchQueries();
  });
  expect(requests).toBe(1);
});

test('an entry that was only written cannot be loaded', async () => {
  const requests = await countRequests(async ({ mockApi }) => {
    const book = mockApi.data.books[0]!;
    getBook.setQueryData(parameters, book);
    await getBook.refetchQueries();
    expect(getBook.getQueryState(parameters)).toMatchObject({
      status: 'error',
      data: book,
      error: { message: expect.stringContaining('Missing queryFn') },
    });
  });
  expect(requests).toBe(0);
});

test('a running request is replaced, or kept with cancelRefetch: false', async () => {
  for (const [cancelRefetch, expected] of [
    [true, 3],
    [false, 2],
  ] as const) {
    const requests = await countRequests(async ({ mockApi }) => {
      await getBook.fetchQuery({ parameters });
      mockApi.delay(20);
      const first = getBook.refetchQueries();
      await new Promise((resolve) => setTimeout(resolve, 5));
      await getBook.refetchQueries({}, { cancelRefetch });
      await first;
    });
    expect(requests).toBe(expected);
  }
});

test('runs on clients that do not type it, and needs a cache', async () => {
  await runSample(async () => {
    await getBook.fetchQuery({ parameters });
    const cacheOnly = createAPIClient({ queryClient }).books.getBook;
    // @ts-expect-error: not callable by its type
    await cacheOnly.refetchQueries();
    expect(getBook.getQueryState(parameters)?.dataUpdateCount).toBe(2);

    const noCache = createAPIClient({ requestFn, baseUrl: '' }).books;
    // @ts-expect-error: not callable by its type
    expect(() => noCache.getBook.refetchQueries()).toThrow(
      "'qraft.<service>.<operation>.refetchQueries()' requires 'queryClient' in 'createAPIClient(...)' options.",
    );
  });
});

test('an entry of fetchQuery() is not retried', async () => {
  const requests = await countRequests(async ({ mockApi }) => {
    await getBook.fetchQuery({ parameters });
    mockApi.failNetwork();
    await getBook.refetchQueries();
  });
  expect(requests).toBe(2);
});

test('Missing queryFn comes after the three default retries', async () => {
  queryClient.setDefaultOptions({ queries: { retryDelay: 0 } });
  await runSample(async ({ mockApi }) => {
    getBook.setQueryData(parameters, mockApi.data.books[0]!);
    await getBook.refetchQueries();
    // The delays are 1, 2, and 4 seconds in an application.
    expect(getBook.getQueryState(parameters)?.fetchFailureCount).toBe(4);
  });
  queryClient.setDefaultOptions({});
});

// > queries that no component uses and that have neither data nor an error yet
test('does not wait for a first load without a component', async () => {
  const requests = await countRequests(async ({ mockApi }) => {
    mockApi.delay(30);
    const loading = getBook.fetchQuery({ parameters });
    await getBook.refetchQueries();
    expect(getBook.getQueryState(parameters)?.status).toBe('pending');
    await loading;
  });
  expect(requests).toBe(1);
});
