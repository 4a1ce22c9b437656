import { onlineManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';
import { warmCatalog } from './warmCatalog';

test('requests the first page', async () => {
  await recordSample(import.meta.url, async () => {
    expect(await warmCatalog()).toBeUndefined();
    expect(api.books.listBooks.getInfiniteQueryData()?.pageParams).toEqual([
      { query: { page: 1 } },
    ]);
  });
});

test('does not need an option where the document requires no parameter', async () => {
  const record = await runSample(async () => {
    await api.books.listBooks.prefetchInfiniteQuery();
  });
  expect(record).toContain('"https://bookshop.example/v1/books"');
});

test('after a failure useInfiniteQuery() tries again, the suspense hook throws', async () => {
  const { useInfiniteQuery, useSuspenseInfiniteQuery } =
    api.books.listBooks;
  const pages = {
    initialPageParam: { query: { page: 1 } },
    getNextPageParam: () => null,
  };
  const isCaught = async (useCatalog: () => unknown) => {
    let caught = false;
    await runSample(async ({ mockApi, renderHook, idle }) => {
      mockApi.failNetwork();
      await warmCatalog();
      mockApi.restoreNetwork();
      vi.spyOn(console, 'error').mockReturnValue(undefined);
      try {
        renderHook(useCatalog);
      } catch {
        caught = true;
      }
      await idle();
      vi.restoreAllMocks();
      const { status } = api.books.listBooks.getInfiniteQueryState()!;
      expect(status).toBe(caught ? 'error' : 'success');
    });
    return caught;
  };
  expect(await isCaught(() => useInfiniteQuery({}, pages))).toBe(false);
  expect(await isCaught(() => useSuspenseInfiniteQuery({}, pages))).toBe(
    true,
  );
});

test('resolves without a network, too', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    await warmCatalog();
    expect(api.books.listBooks.getInfiniteQueryState()?.status).toBe(
      'error',
    );
  });
});

// > While the browser is offline, the promise waits for the connection.
test('waits while the browser is offline', async () => {
  await runSample(async () => {
    onlineManager.setOnline(false);
    const loading = warmCatalog();
    const { getInfiniteQueryState } = api.books.listBooks;
    expect(getInfiniteQueryState()?.fetchStatus).toBe('paused');
    onlineManager.setOnline(true);
    queryClient.getQueryCache().onOnline();
    await loading;
    expect(getInfiniteQueryState()?.status).toBe('success');
  });
});

// > The prefetch sends nothing if the cached pages are younger than `staleTime`
// > and [not invalidated](./fetchQuery.mdx#fresh-data-is-requested-again).
test('sends a request for invalidated pages, however young', async () => {
  const { prefetchInfiniteQuery, invalidateQueries } = api.books.listBooks;
  const prefetch = () =>
    prefetchInfiniteQuery({
      initialPageParam: { query: { page: 1 } },
      staleTime: 60_000,
    });
  const record = await runSample(async () => {
    await prefetch();
    await prefetch();
    await invalidateQueries();
    await prefetch();
  });
  expect(
    (JSON.parse(record) as { requests: object[] }).requests,
  ).toHaveLength(2);
});
