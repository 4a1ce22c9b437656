import { requestFn } from '@openapi-qraft/react';
import { CancelledError } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { asWritten } from '../../facts/asWritten';
import { baseUrl, qraft, queryClient } from './client';
import { leaveCatalog } from './leaveCatalog';

const { getBook, listBooks } = qraft.books;
const parameters = { path: { bookId: 7 } };
const server = { requestFn, baseUrl };
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

test('aborts the lists and no other request', async () => {
  await recordSample(import.meta.url, async ({ mockApi, idle }) => {
    mockApi.delay(100);
    void listBooks.prefetchQuery(
      { parameters: { query: { genre: 'travel' } }, ...server },
      queryClient,
    );
    void getBook.prefetchQuery({ parameters, ...server }, queryClient);
    await soon();
    await leaveCatalog();
    await idle();
  });
});

test('fetchQuery() rejects with CancelledError, with and without data', async () => {
  await runSample(async ({ mockApi }) => {
    for (let round = 0; round < 2; round += 1) {
      mockApi.delay(100);
      const answer = getBook.fetchQuery(
        { parameters, ...server },
        queryClient,
      );
      const outcome = expect(answer).rejects.toBeInstanceOf(CancelledError);
      await soon();
      await getBook.cancelQueries(queryClient);
      await outcome;
      mockApi.delay(0);
      await getBook.fetchQuery({ parameters, ...server }, queryClient);
    }
  });
});

test('prefetchQuery() resolves', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.delay(100);
    const answer = getBook.prefetchQuery(
      { parameters, ...server },
      queryClient,
    );
    await soon();
    await getBook.cancelQueries(queryClient);
    await expect(answer).resolves.toBeUndefined();
  });
});

test('an entry with data goes back to what it was', async () => {
  await runSample(async ({ mockApi }) => {
    await getBook.fetchQuery({ parameters, ...server }, queryClient);
    const before = getBook.getQueryState(parameters, queryClient);
    mockApi.delay(100);
    void getBook.refetchQueries(queryClient);
    await soon();
    await getBook.cancelQueries(queryClient);
    expect(getBook.getQueryState(parameters, queryClient)).toEqual(before);
  });
});

test('revert: false leaves the error state', async () => {
  await runSample(async ({ mockApi }) => {
    await getBook.fetchQuery({ parameters, ...server }, queryClient);
    mockApi.delay(100);
    void getBook.refetchQueries(queryClient);
    await soon();
    await getBook.cancelQueries({}, { revert: false }, queryClient);
    expect(getBook.getQueryState(parameters, queryClient)).toMatchObject({
      status: 'error',
      data: { id: 7 },
    });
  });
});

test('a canceled first load stays pending and idle', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.delay(100);
    const { result } = renderHook(() => getBook.useQuery(parameters));
    await soon();
    await getBook.cancelQueries(queryClient);
    await idle();
    expect(result.current).toMatchObject({
      isPending: true,
      isLoading: false,
      fetchStatus: 'idle',
    });
  });
});

test('silent leaves the query fetching, with revert too', async () => {
  await runSample(async ({ mockApi, idle }) => {
    for (const revert of [true, false]) {
      mockApi.delay(20);
      await getBook.fetchQuery({ parameters, ...server }, queryClient);
      void getBook.refetchQueries(queryClient);
      await soon();
      await getBook.cancelQueries(
        {},
        { silent: true, revert },
        queryClient,
      );
      expect(
        getBook.getQueryState(parameters, queryClient)?.fetchStatus,
      ).toBe('fetching');
      queryClient.clear();
    }
    await idle();
  });
});

// > Hooks don't show an error, unless you set `revert: false`.
test.each([
  { options: {}, status: 'pending' },
  { options: { revert: false }, status: 'error' },
])('a hook after a cancel with $options', async ({ options, status }) => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.delay(30);
    const { result } = renderHook(() => getBook.useQuery(parameters));
    await soon();
    await getBook.cancelQueries({}, options, queryClient);
    await idle();
    expect(result.current.status).toBe(status);
  });
});

// > The query is still invalidated, and refetches the next time a component
// > that uses it mounts.
test('a canceled refetch is sent when a component mounts', async () => {
  const record = await runSample(async ({ mockApi, renderHook, idle }) => {
    const mount = () =>
      renderHook(() => getBook.useQuery(parameters, { staleTime: 60_000 }));
    const { unmount } = mount();
    await idle();
    mockApi.delay(30);
    void getBook.invalidateQueries(queryClient);
    await soon();
    await getBook.cancelQueries(queryClient);
    expect(
      getBook.getQueryState(parameters, queryClient)?.isInvalidated,
    ).toBe(true);
    unmount();
    mount();
    await idle();
  });
  expect(record.match(/"method": "GET"/g)).toHaveLength(3);
});

// > Without arguments, the call throws `queryClient is required`. With only
// > filters, it throws `queryClient is invalid, cancelQueries method does not
// > exist`.
test('says what is wrong with the client', () => {
  const cancelQueries = asWritten(getBook.cancelQueries);
  expect(() => cancelQueries()).toThrow('queryClient is required');
  expect(() => cancelQueries({ parameters })).toThrow(
    'queryClient is invalid, cancelQueries method does not exist',
  );
});
