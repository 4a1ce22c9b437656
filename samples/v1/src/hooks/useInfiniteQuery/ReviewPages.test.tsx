import type { RequestFnPayload } from '@openapi-qraft/react';
import {
  act,
  fireEvent,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { qraft, queryClient } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { withContext } from '../../facts/withContext';
import { ReviewPages } from './ReviewPages';

async function openTwoPages() {
  const button = await screen.findByText('More reviews');
  const before = screen.getAllByRole('listitem').length;
  fireEvent.click(button);
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(before),
  );
}

test('puts the cursor of a page into the next request', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<ReviewPages bookId={7} />);
    await openTwoPages();
  });
});

test('loads all pages again when it is invalidated', async () => {
  const record = await runSample(async ({ render }) => {
    render(<ReviewPages bookId={7} />);
    await openTwoPages();
    await qraft.books.listReviews.invalidateQueries(
      { infinite: true },
      queryClient,
    );
  });
  expect(record.match(/"method": "GET"/g)).toHaveLength(4);
});

// > To match infinite queries with a method such as `invalidateQueries()`, set
// > `infinite: true` or an infinite `queryKey` in the
// > [filters](../query-client/invalidateQueries.mdx#query-filters). Without
// > filters, as in `invalidateQueries(queryClient)`, a method matches both
// > kinds.
test('filters find the entry by its kind', async () => {
  const { listReviews } = qraft.books;
  await runSample(async ({ render }) => {
    render(<ReviewPages bookId={7} />);
    await screen.findByText('More reviews');
    const parameters = { path: { bookId: 7 }, query: { limit: 2 } };
    const count = (filters: object) =>
      listReviews.getQueriesData(filters, queryClient).length;
    expect(count({})).toBe(0);
    expect(count({ infinite: true })).toBe(1);
    const queryKey = listReviews.getInfiniteQueryKey(parameters);
    expect(count({ queryKey })).toBe(1);
    await listReviews.invalidateQueries(queryClient);
    expect(
      listReviews.getInfiniteQueryState(parameters, queryClient)
        ?.dataUpdateCount,
    ).toBe(2);
  });
});

test('keeps what is there when the next page fails', async () => {
  await runSample(async ({ render, mockApi }) => {
    render(<ReviewPages bookId={7} />);
    const button = await screen.findByText('More reviews');
    mockApi.failNetwork();
    fireEvent.click(button);
    await screen.findByRole('alert');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});

test('a second fetchNextPage() cancels the first', async () => {
  const signals: RequestFnPayload['signal'][] = [];
  const requestFn = vi.fn(
    (_schema: unknown, { signal }: RequestFnPayload): Promise<never> => {
      signals.push(signal);
      return signals.length === 1
        ? Promise.resolve({ items: [] } as never)
        : new Promise(() => undefined);
    },
  );
  const { result } = renderHook(
    () =>
      qraft.books.listReviews.useInfiniteQuery(
        { path: { bookId: 7 } },
        { initialPageParam: {}, getNextPageParam: () => ({}) },
      ),
    { wrapper: withContext({ requestFn }) },
  );
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  act(() => void result.current.fetchNextPage());
  act(() => void result.current.fetchNextPage());
  await waitFor(() => expect(signals).toHaveLength(3));
  expect(signals.map((signal) => signal?.aborted)).toEqual([
    false,
    true,
    false,
  ]);
});
