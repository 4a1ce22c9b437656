import type { PersistedClient } from '@tanstack/react-query-persist-client';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import {
  closePage,
  openPage,
  resetBrowser,
  setNavigator,
  STORED,
  waitForStored,
} from './openPage';

resetBrowser();

test('stores the listed operations only, and only what succeeded', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    const { api } = await openPage(render);
    await idle();
    const header = { 'X-Store-Id': 'lisbon' };
    await api.orders.listOrders.fetchQuery({ parameters: { header } });
    mockApi.failNetwork();
    await api.books.listBooks.prefetchQuery({ retry: false });
    await waitForStored((text) => text.includes('Left Hand'));
    const stored = localStorage.getItem(STORED) ?? '';
    const { clientState, buster } = JSON.parse(stored) as {
      buster: string;
      clientState: { queries: { queryKey: unknown }[] };
    };
    expect(buster).toBe('api-1.4.0');
    expect(clientState.queries.map(({ queryKey }) => queryKey)).toEqual([
      api.books.getBook.getQueryKey({ path: { bookId: 7 } }),
    ]);
  });
});

test.each([
  ['another buster', { buster: 'api-1.3.0' }],
  ['a copy older than maxAge', { timestamp: 1 }],
])('%s is thrown away', async (_name, change) => {
  await runSample(async ({ render, idle }) => {
    await openPage(render);
    await idle();
    await waitForStored((text) => text.includes('Left Hand'));
    const stored = JSON.parse(
      localStorage.getItem(STORED)!,
    ) as PersistedClient;
    closePage();
    localStorage.setItem(STORED, JSON.stringify({ ...stored, ...change }));

    setNavigator(false);
    await openPage(render);
    await screen.findByText(/This book is not stored/);
    expect(screen.queryByText('The Left Hand of Darkness')).toBeNull();
  });
});

test('a stored book is shown at once and refetched', async () => {
  const record = await runSample(async ({ render, mockApi, idle }) => {
    await openPage(render);
    await idle();
    await waitForStored((text) => text.includes('Left Hand'));
    const release = mockApi.hold();
    const { api } = await openPage(render);
    await screen.findByText('The Left Hand of Darkness');
    await waitFor(() => expect(api.books.getBook.isFetching()).toBe(1));
    release();
    await idle();
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(2);
});

test('signing out removes the stored data, also of a save in progress', async () => {
  await runSample(async ({ render, idle }) => {
    const { api } = await openPage(render);
    await idle();
    await waitForStored((text) => text.includes('Left Hand'));
    const { signOut } = await import('./signOut');
    api.books.getBook.setQueryData(
      { path: { bookId: 7 } },
      (book) => book && { ...book, title: 'Secret' },
    );
    await signOut();
    expect(localStorage.getItem(STORED)).toBeNull();
    // The last save stores the empty cache.
    cleanup();
    await waitForStored((text) => text.includes('"queries":[]'));
  });
});

// > A component that stays mounted may refetch its data, and the persister
// > stores it again.
test('a mounted component refetches after signing out', async () => {
  await runSample(async ({ render, idle }) => {
    const { api } = await openPage(render);
    await idle();
    await waitForStored((text) => text.includes('Left Hand'));
    const { signOut } = await import('./signOut');
    // The component rerenders for the new title when the cache is empty.
    api.books.getBook.setQueryData(
      { path: { bookId: 7 } },
      (book) => book && { ...book, title: 'Secret' },
    );
    await signOut();
    await waitForStored((text) => text.includes('Left Hand'));
  });
});
