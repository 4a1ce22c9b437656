import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { reloadFailedBooks, resetFailedBooks } from './failedBooks';

const { getBook } = qraft.books;
const parameters = { path: { bookId: 7 } };

test('reloads what failed', async () => {
  await recordSample(
    import.meta.url,
    async ({ renderHook, mockApi, idle, value }) => {
      mockApi.failNetwork();
      const { result } = renderHook(() =>
        getBook.useQuery(parameters, { retry: false }),
      );
      await idle();
      expect(result.current.status).toBe('error');
      mockApi.restoreNetwork();

      await resetFailedBooks();
      await idle();
      const state = getBook.getQueryState(parameters, queryClient);
      expect(state).toMatchObject({
        status: 'pending',
        fetchStatus: 'idle',
      });
      value('after resetFailedBooks()', state?.status);
    },
    'wrong',
  );
});

test('refetchQueries() looks at the state only once', async () => {
  await recordSample(
    import.meta.url,
    async ({ renderHook, mockApi, idle }) => {
      mockApi.failNetwork();
      const { result } = renderHook(() =>
        getBook.useQuery(parameters, { retry: false }),
      );
      await idle();
      mockApi.restoreNetwork();
      await reloadFailedBooks();
      await idle();
      expect(result.current.data?.id).toBe(7);
    },
  );
});

test('initialData comes back, data that was written does not', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    const [first] = mockApi.data.books;
    renderHook(() =>
      getBook.useQuery(parameters, { initialData: first, enabled: false }),
    );
    getBook.setQueryData(
      parameters,
      { ...first!, title: 'Changed' },
      queryClient,
    );
    getBook.setQueryData({ path: { bookId: 1 } }, first, queryClient);
    await getBook.resetQueries(queryClient);
    await idle();
    expect(getBook.getQueryData(parameters, queryClient)).toEqual(first);
    expect(
      getBook.getQueryData({ path: { bookId: 1 } }, queryClient),
    ).toBeUndefined();
  });
});

test('a failed load is swallowed unless throwOnError is set', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    renderHook(() => getBook.useQuery(parameters, { retry: false }));
    await idle();
    mockApi.failNetwork();
    await expect(
      getBook.resetQueries(queryClient),
    ).resolves.toBeUndefined();
    expect(getBook.getQueryState(parameters, queryClient)).toMatchObject({
      status: 'error',
      data: undefined,
    });
    await expect(
      getBook.resetQueries({}, { throwOnError: true }, queryClient),
    ).rejects.toMatchObject({
      message: expect.stringContaining('Failed to fetch'),
    });
    await idle();
  });
});

test('a running fetch of an inactive query rejects', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.delay(30);
    const loading = getBook.fetchQuery(
      { parameters, requestFn, baseUrl },
      queryClient,
    );
    const outcome = expect(loading).rejects.toMatchObject({
      message: expect.stringContaining('CancelledError'),
    });
    await getBook.resetQueries(queryClient);
    await outcome;
  });
});
