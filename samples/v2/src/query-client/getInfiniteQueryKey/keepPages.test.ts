import { onlineManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';
import { keepPages, restorePages } from './keepPages';

const parameters = { path: { bookId: 7 } };

afterEach(() => onlineManager.setOnline(true));

test('brings all loaded pages back without a request', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    await api.books.listReviews.fetchInfiniteQuery({
      parameters,
      initialPageParam: {},
      pages: 2,
      getNextPageParam: ({ nextCursor }) =>
        nextCursor ? { query: { cursor: nextCursor } } : undefined,
    });

    keepPages(7);
    queryClient.clear();
    restorePages();

    const restored = api.books.listReviews.getInfiniteQueryData(parameters);
    expect(restored?.pages).toHaveLength(2);
    value('pages after restorePages()', restored?.pages.length);
    value('pageParams', restored?.pageParams);
  });
  sessionStorage.clear();
});

test('does nothing without a stored list', () => {
  restorePages();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test('keeps no list that is still loading its first page', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.delay(20);
    const loading = api.books.listReviews.fetchInfiniteQuery({
      parameters,
      initialPageParam: {},
    });
    keepPages(7);
    expect(sessionStorage.getItem('reviews')).toContain('"queries":[]');
    await loading;
  });
  sessionStorage.clear();
});

// > Without `shouldDehydrateMutation`, paused mutations would be stored as
// > well.
test('keeps no paused mutation', async () => {
  await runSample(async ({ renderHook }) => {
    onlineManager.setOnline(false);
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(parameters),
    );
    act(() => result.current.mutate({ price: 3 }));
    await waitFor(() => expect(result.current.isPaused).toBe(true));
    keepPages(7);
    expect(sessionStorage.getItem('reviews')).toContain('"mutations":[]');
    queryClient.clear();
  });
  sessionStorage.clear();
});

test('keeps the list of this book and nothing else', async () => {
  await runSample(async () => {
    await api.books.getBook.fetchQuery({ parameters });
    await api.books.listReviews.fetchQuery({ parameters });
    keepPages(7);
    expect(sessionStorage.getItem('reviews')).toContain('"queries":[]');
  });
  sessionStorage.clear();
});
