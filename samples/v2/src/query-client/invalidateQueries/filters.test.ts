import { onlineManager } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';
import { invalidateSearch } from '../../guides/query-keys/wrongFilters';

const { listBooks } = api.books;
const none = { items: [], page: 1, pageSize: 2, total: 0 };

beforeEach(() => {
  queryClient.clear();
});

test('an unknown field is ignored: all finite entries match', async () => {
  const { listAuthors } = api.authors;
  listAuthors.setQueryData({ query: { search: 'sagan' } }, []);
  await invalidateSearch('le');
  expect(
    listAuthors.getQueryState({ query: { search: 'sagan' } })
      ?.isInvalidated,
  ).toBe(true);
});

test('exact alone matches the entry with no parameters only', async () => {
  listBooks.setQueryData({}, none);
  listBooks.setQueryData({ query: { page: 2 } }, none);
  // @ts-expect-error: exact needs parameters or a key
  await listBooks.invalidateQueries({ exact: true });
  expect(listBooks.getQueryState({})?.isInvalidated).toBe(true);
  expect(
    listBooks.getQueryState({ query: { page: 2 } })?.isInvalidated,
  ).toBe(false);
});

test('undefined in parameters means without this value', () => {
  listBooks.setQueryData({ query: { page: 1 } }, none);
  listBooks.setQueryData({ query: { page: 1, genre: 'science' } }, none);
  const count = (genre?: 'science') =>
    listBooks.getQueriesData({ parameters: { query: { genre } } }).length;
  expect(count('science')).toBe(1);
  expect(count(undefined)).toBe(1);
  // The list without any query parameters is not among them.
  listBooks.setQueryData({}, none);
  expect(count(undefined)).toBe(1);
});

test('an array matches those that begin with it', () => {
  listBooks.setQueryData({ query: { tag: ['new', 'bestseller'] } }, none);
  const count = (tag: string[]) =>
    listBooks.getQueriesData({ parameters: { query: { tag } } }).length;
  expect(count(['new'])).toBe(1);
  expect(count(['bestseller'])).toBe(0);
});

test('a key with undefined matches every query of the client', () => {
  listBooks.setQueryData({}, none);
  api.status.getStatus.setQueryData(undefined, {
    status: 'ok',
    version: '1',
  });
  expect(listBooks.getQueriesData({ queryKey: undefined })).toHaveLength(2);
});

test('parameters with undefined match as if they were left out', () => {
  listBooks.setQueryData({ query: { page: 2 } }, none);
  api.status.getStatus.setQueryData(undefined, {
    status: 'ok',
    version: '1',
  });
  expect(listBooks.getQueriesData({ parameters: undefined })).toHaveLength(
    1,
  );
});

test('key and parameters together throw at once, even undefined ones', () => {
  const both = {
    queryKey: listBooks.getQueryKey(),
    parameters: undefined,
  };
  expect(() => listBooks.invalidateQueries(both)).toThrow(
    "'composeQueryFilters': 'queryKey' and 'parameters' cannot be used together",
  );
});

test('the key decides about the kind', () => {
  listBooks.setInfiniteQueryData({}, { pages: [none], pageParams: [{}] });
  expect(
    listBooks.getQueriesData({ queryKey: listBooks.getInfiniteQueryKey() }),
  ).toHaveLength(1);
  expect(
    listBooks.getQueriesData({ queryKey: listBooks.getQueryKey() }),
  ).toHaveLength(0);
});

test('a failed reload is silent, unless throwOnError', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    renderHook(() => listBooks.useQuery({}, { retry: false }));
    await idle();
    mockApi.failNetwork();
    await listBooks.invalidateQueries({});
    expect(listBooks.getQueryState({})?.status).toBe('error');
    await expect(
      listBooks.invalidateQueries({}, { throwOnError: true }),
    ).rejects.toMatchObject({
      message: expect.stringContaining('Failed to fetch'),
    });
  });
});

test('does not wait for reloads that pause offline', async () => {
  await runSample(async ({ renderHook, idle }) => {
    renderHook(() => listBooks.useQuery({}));
    await idle();
    onlineManager.setOnline(false);
    try {
      await listBooks.invalidateQueries({});
      expect(listBooks.getQueryState({})).toMatchObject({
        fetchStatus: 'paused',
        isInvalidated: true,
      });
    } finally {
      onlineManager.setOnline(true);
    }
    await idle();
  });
});

test('refetchQueries() leaves out what no enabled hook uses', async () => {
  const text = await runSample(async ({ renderHook }) => {
    await listBooks.fetchQuery({ parameters: {} });
    await listBooks.refetchQueries({});
    renderHook(() => listBooks.useQuery({}, { enabled: false }));
    await listBooks.refetchQueries({});
  });
  // The unused query loaded again, the one of a disabled hook did not.
  expect(text.match(/"status": 200/g)).toHaveLength(2);
});

test('refetchType says which of the marked ones are loaded', async () => {
  const text = await runSample(async () => {
    await listBooks.fetchQuery({ parameters: {} });
    await listBooks.invalidateQueries({ refetchType: 'none' });
    expect(listBooks.getQueryState({})?.isInvalidated).toBe(true);
    await listBooks.invalidateQueries({ refetchType: 'inactive' });
    expect(listBooks.getQueryState({})?.isInvalidated).toBe(false);
  });
  const { requests } = JSON.parse(text) as { requests: unknown[] };
  expect(requests).toHaveLength(2);
});

test('type is used for refetchType when that is not given', async () => {
  await runSample(async () => {
    await listBooks.fetchQuery({ parameters: {} });
    await listBooks.invalidateQueries({ type: 'inactive' });
    expect(listBooks.getQueryState({})?.dataUpdateCount).toBe(2);
  });
});

test('a disabled hook is marked and not loaded', async () => {
  const text = await runSample(async ({ renderHook }) => {
    await listBooks.fetchQuery({ parameters: {} });
    renderHook(() => listBooks.useQuery({}, { enabled: false }));
    await listBooks.invalidateQueries({ refetchType: 'all' });
    expect(listBooks.getQueryState({})?.isInvalidated).toBe(true);
  });
  expect(text.match(/"status": 200/g)).toHaveLength(1);
});

test('a static query is marked, stays fresh and is not loaded', async () => {
  const text = await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() =>
      listBooks.useQuery({}, { staleTime: 'static' }),
    );
    await idle();
    await listBooks.invalidateQueries();
    await idle();
    expect(listBooks.getQueryState({})?.isInvalidated).toBe(true);
    expect(result.current.isStale).toBe(false);
  });
  expect(text.match(/"status": 200/g)).toHaveLength(1);
});

test('stale: false marks fresh queries and loads none of them', async () => {
  const text = await runSample(async ({ renderHook, idle }) => {
    renderHook(() => listBooks.useQuery({}, { staleTime: Infinity }));
    await idle();
    await listBooks.invalidateQueries({ stale: false });
    await idle();
    expect(listBooks.getQueryState({})?.isInvalidated).toBe(true);
  });
  expect(text.match(/"status": 200/g)).toHaveLength(1);
});

test('a first load is not restarted, and its success counts', async () => {
  const record = await runSample(async ({ mockApi }) => {
    mockApi.delay(20);
    const load = listBooks.fetchQuery();
    const invalidation = listBooks.invalidateQueries();
    expect(listBooks.getQueryState()?.isInvalidated).toBe(true);
    await Promise.all([load, invalidation]);
    expect(listBooks.getQueryState()?.isInvalidated).toBe(false);
  });
  expect(record.match(/"method": "GET"/g)).toHaveLength(1);
});

test('a first load that was canceled is sent again', async () => {
  const record = await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.delay(20);
    renderHook(() => listBooks.useQuery());
    await listBooks.cancelQueries();
    await listBooks.invalidateQueries();
    await idle();
    expect(listBooks.getQueryState()?.status).toBe('success');
  });
  expect(record.match(/"method": "GET"/g)).toHaveLength(2);
});
