import { onlineManager } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { changePrice } from './changePrice';
import { api } from './client';

const parameters = { path: { bookId: 7 } };

test('loads the book on screen again after the change', async () => {
  await recordSample(import.meta.url, async ({ renderHook }) => {
    const { result } = renderHook(() =>
      api.books.getBook.useQuery(parameters),
    );
    await waitFor(() => expect(result.current.data?.price).toBe(1390));
    await changePrice(7, 1190);
    await waitFor(() => expect(result.current.data?.price).toBe(1190));
  });
});

test('a book that is not observed is marked and not loaded', async () => {
  await runSample(async () => {
    await api.books.getBook.fetchQuery({ parameters });
    await changePrice(7, 1190);
    const state = api.books.getBook.getQueryState(parameters);
    expect(state).toMatchObject({
      isInvalidated: true,
      data: { price: 1390 },
    });
  });
});

test('a change that was refused invalidates nothing', async () => {
  await runSample(async ({ mockApi }) => {
    await api.books.getBook.fetchQuery({ parameters });
    mockApi.failNetwork();
    await changePrice(7, 1190);
    const state = api.books.getBook.getQueryState(parameters);
    expect(state?.isInvalidated).toBe(false);
  });
});

// > If a refetch fails because the connection is lost, its retries and the
// > promise wait until the connection is back.
test('waits for a connection that was lost during the refetch', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    const { result } = renderHook(() =>
      api.books.getBook.useQuery(parameters),
    );
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    const settled = vi.fn();
    mockApi.respond('get', '/books/{bookId}', () => {
      onlineManager.setOnline(false);
      return Response.error();
    });
    try {
      const promise = api.books.getBook.invalidateQueries().then(settled);
      await waitFor(() => expect(result.current.isPaused).toBe(true));
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(settled).not.toHaveBeenCalled();

      mockApi.respond('get', '/books/{bookId}', () =>
        Response.json({ id: 7 }),
      );
      onlineManager.setOnline(true);
      await promise;
      await idle();
    } finally {
      onlineManager.setOnline(true);
    }
  });
});

// > All its hooks are disabled, or one of them uses `staleTime: 'static'`.
test('one static hook prevents the refetch', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    renderHook(() => {
      api.books.getBook.useQuery(parameters, { staleTime: 'static' });
      api.books.getBook.useQuery(parameters);
    });
    await idle();
    const refetch = vi.fn(() => Response.json({ id: 7 }));
    mockApi.respond('get', '/books/{bookId}', refetch);
    await api.books.getBook.invalidateQueries();
    expect(refetch).not.toHaveBeenCalled();
    const state = api.books.getBook.getQueryState(parameters);
    expect(state?.isInvalidated).toBe(true);
  });
});
