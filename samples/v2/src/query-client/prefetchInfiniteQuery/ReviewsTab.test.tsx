import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { ReviewsTab } from './ReviewsTab';
import { prefetchReviews } from './wrongKind';

test('shows two pages at once, from requests that went out on focus', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    const tab = render(<ReviewsTab bookId={7} />);
    fireEvent.focus(tab.getByRole('button'));
    await idle();
    fireEvent.click(tab.getByRole('button'));
    expect(tab.container.textContent).toBe('3 reviews');
  });
});

// > The hook needs a `staleTime` as well. Otherwise it loads the pages again
// > when it mounts.
test('staleTime in the prefetch alone does not keep the hook from loading', async () => {
  const parameters = { path: { bookId: 7 } };
  const options = {
    initialPageParam: {},
    getNextPageParam: () => undefined,
  };
  const { prefetchInfiniteQuery, useInfiniteQuery } = api.books.listReviews;
  const record = await runSample(async ({ renderHook, idle }) => {
    await prefetchInfiniteQuery({
      parameters,
      initialPageParam: {},
      staleTime: 60_000,
    });
    renderHook(() => useInfiniteQuery(parameters, options));
    await idle();
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(2);
});

test('prefetchQuery() does not help an infinite query', async () => {
  const parameters = { path: { bookId: 7 } };
  await runSample(async () => {
    await prefetchReviews(7);
    const { getQueryData, getInfiniteQueryData } = api.books.listReviews;
    expect(getQueryData(parameters)?.items).toHaveLength(2);
    expect(getInfiniteQueryData(parameters)).toBeUndefined();
  });
});
