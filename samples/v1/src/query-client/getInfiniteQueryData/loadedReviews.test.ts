import { requestFn } from '@openapi-qraft/react';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { asWritten } from '../../facts/asWritten';
import { baseUrl, qraft, queryClient } from './client';
import { loadedReviews } from './loadedReviews';
import { loadTwoPages } from './loadReviews';

const { listReviews } = qraft.books;
const parameters = { path: { bookId: 7 } };

test('counts the reviews of all loaded pages', async () => {
  await recordSample(import.meta.url, ({ mockApi, value }) => {
    loadTwoPages(mockApi);
    value('loadedReviews(7)', loadedReviews(7));
    value('loadedReviews(2)', loadedReviews(2));
    value(
      'data',
      listReviews.getInfiniteQueryData(parameters, queryClient),
    );
    expect([loadedReviews(7), loadedReviews(2)]).toEqual([3, 0]);
  });
});

test('does not see what useQuery() loaded', async () => {
  await runSample(async () => {
    await listReviews.fetchQuery(
      { parameters, requestFn, baseUrl },
      queryClient,
    );
    expect(loadedReviews(7)).toBe(0);
  });
});

// > In untyped code, a call without arguments throws
// > `queryClient is required`. If parameters are the only argument, the
// > message names TanStack Query's method:
// > `queryClient is invalid, getQueryData method does not exist`.
test('names the method of TanStack Query if parameters are the only argument', () => {
  const read = asWritten(listReviews.getInfiniteQueryData);
  expect(() => read()).toThrow('queryClient is required');
  expect(() => read(parameters)).toThrow(
    'queryClient is invalid, getQueryData method does not exist',
  );
});

// > or when no component has used it for its `gcTime`
test('an unmounted list is removed after its gcTime', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { unmount } = renderHook(() =>
      listReviews.useInfiniteQuery(parameters, {
        initialPageParam: {},
        getNextPageParam: () => undefined,
        gcTime: 10,
      }),
    );
    await idle();
    expect(loadedReviews(7)).toBe(2);
    unmount();
    await waitFor(() =>
      expect(
        listReviews.getInfiniteQueryData(parameters, queryClient),
      ).toBeUndefined(),
    );
  });
});
