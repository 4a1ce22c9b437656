import { onlineManager } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';
import { openAuthors } from './openAuthors';

test('has the authors in the cache when the dialog opens', async () => {
  await recordSample(import.meta.url, async () => {
    await openAuthors(() => {
      expect(api.authors.listAuthors.getQueryData()).toHaveLength(3);
    });
  });
});

test('opens the dialog after a failed request, too', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    const showDialog = vi.fn();
    await openAuthors(showDialog);
    expect(showDialog).toHaveBeenCalledOnce();
    expect(api.authors.listAuthors.getQueryState()?.status).toBe('error');
  });
});

test('waits while the browser is offline', async () => {
  await runSample(async () => {
    const showDialog = vi.fn();
    onlineManager.setOnline(false);
    const opening = openAuthors(showDialog);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(showDialog).not.toHaveBeenCalled();
    onlineManager.setOnline(true);
    // The provider of an application does this when it mounts.
    queryClient.getQueryCache().onOnline();
    await opening;
    expect(showDialog).toHaveBeenCalledOnce();
  });
});

test("does not wait offline with networkMode 'always'", async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    onlineManager.setOnline(false);
    await api.authors.listAuthors.prefetchQuery({ networkMode: 'always' });
    onlineManager.setOnline(true);
    expect(api.authors.listAuthors.getQueryState()?.status).toBe('error');
  });
});

test('keeps older data when the request fails', async () => {
  await runSample(async ({ mockApi }) => {
    await api.authors.listAuthors.prefetchQuery();
    mockApi.failNetwork();
    await api.authors.listAuthors.prefetchQuery();
    const state = api.authors.listAuthors.getQueryState();
    expect(state?.status).toBe('error');
    expect(state?.data).toHaveLength(3);
  });
});

test('useQuery() tries again after a failed prefetch, a suspense hook throws', async () => {
  const failed = async (useAuthors: () => unknown) => {
    let isCaught = false;
    const record = await runSample(
      async ({ mockApi, renderHook, idle }) => {
        mockApi.failNetwork();
        await api.authors.listAuthors.prefetchQuery();
        mockApi.restoreNetwork();
        vi.spyOn(console, 'error').mockReturnValue(undefined);
        try {
          renderHook(useAuthors);
        } catch {
          isCaught = true;
        }
        await idle();
        vi.restoreAllMocks();
      },
    );
    const { requests } = JSON.parse(record) as { requests: unknown[] };
    return { isCaught, requests: requests.length };
  };
  const { useQuery, useSuspenseQuery } = api.authors.listAuthors;
  expect(await failed(() => useQuery())).toEqual({
    isCaught: false,
    requests: 2,
  });
  expect(await failed(() => useSuspenseQuery())).toEqual({
    isCaught: true,
    requests: 1,
  });
  // > A suspense hook, or `useQuery()` with `throwOnError: true`, throws the
  // > stored error
  expect(
    await failed(() => useQuery(undefined, { throwOnError: true })),
  ).toEqual({ isCaught: true, requests: 1 });
});

test('still throws when its options conflict', () => {
  const parameters = { path: { bookId: 7 } };
  const { prefetchQuery, getQueryKey } = api.books.getBook;
  // The types forbid it; untyped callers see the message.
  const untyped = prefetchQuery as (options: unknown) => Promise<void>;
  expect(() =>
    untyped({ parameters, queryKey: getQueryKey(parameters) }),
  ).toThrow('are mutually exclusive');
});
