import { requestFn } from '@openapi-qraft/react';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { asWritten } from '../../facts/asWritten';
import { baseUrl, qraft, queryClient } from './client';
import { reload } from './wrongClient';

const { getBook, listBooks } = qraft.books;
const parameters = { path: { bookId: 7 } };
const untyped = asWritten(getBook.invalidateQueries);
beforeEach(() => queryClient.clear());
afterAll(() => queryClient.clear());

test('filters alone are taken for the client', () => {
  expect(reload).toThrow(
    'queryClient is invalid, invalidateQueries method does not exist',
  );
  expect(() => untyped(undefined)).toThrow('queryClient is required');
  expect(() => untyped(queryClient, { parameters })).toThrow(
    'queryClient is invalid, invalidateQueries method does not exist',
  );
  expect(() => untyped({ parameters }, undefined)).toThrow(
    'queryClient is required',
  );
});

test('a key that is undefined selects every query', async () => {
  queryClient.setQueryData(['other'], 1);
  await untyped({ queryKey: undefined }, queryClient);
  expect(queryClient.getQueryState(['other'])?.isInvalidated).toBe(true);
});

test('a value that is undefined must be missing', async () => {
  const page = { items: [], page: 1, pageSize: 2, total: 0 };
  const poetry = { query: { genre: 'poetry' as const } };
  listBooks.setQueryData(poetry, page, queryClient);
  const marked = () =>
    listBooks.getQueryState(poetry, queryClient)?.isInvalidated;
  await listBooks.invalidateQueries(
    { parameters: { query: { genre: undefined } } },
    queryClient,
  );
  expect(marked()).toBe(false);
  await listBooks.invalidateQueries({ parameters: undefined }, queryClient);
  expect(marked()).toBe(true);
});

test('another client is another cache', async () => {
  await runSample(async () => {
    await getBook.fetchQuery(
      { parameters, requestFn, baseUrl },
      queryClient,
    );
    await getBook.invalidateQueries(new QueryClient());
    expect(
      getBook.getQueryState(parameters, queryClient)?.isInvalidated,
    ).toBe(false);
  });
});

test('a failed reload rejects with throwOnError only', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    renderHook(() => getBook.useQuery(parameters, { retry: false }));
    await idle();
    mockApi.failNetwork();
    await getBook.invalidateQueries(queryClient);
    await expect(
      getBook.invalidateQueries({}, { throwOnError: true }, queryClient),
    ).rejects.toBeInstanceOf(Error);
    mockApi.restoreNetwork();
  });
});

test('offline the promise does not wait for the paused request', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() => getBook.useQuery(parameters));
    await idle();
    onlineManager.setOnline(false);
    await getBook.invalidateQueries(queryClient);
    expect(
      getBook.getQueryState(parameters, queryClient)?.fetchStatus,
    ).toBe('paused');
    expect(result.current.isSuccess).toBe(true);
    onlineManager.setOnline(true);
  });
});
