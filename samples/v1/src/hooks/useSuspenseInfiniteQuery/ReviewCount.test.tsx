import {
  act,
  fireEvent,
  renderHook,
  screen,
  waitFor,
} from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { qraft } from '../../../shared/client';
import { recordSample } from '../../../testing/recordSample';
import { withSuspense } from '../../facts/withSuspense';
import { ReviewCount } from './ReviewCount';

test('offers a failed page again', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    render(<ReviewCount bookId={7} />);
    const more = await screen.findByText('More');
    mockApi.failNetwork();
    fireEvent.click(more);
    const again = await screen.findByText('Try again');
    mockApi.restoreNetwork();
    fireEvent.click(again);
    await screen.findByText(/3 reviews|4 reviews/);
  });
});

test('the flag of a failed page stays until a page has arrived', async () => {
  const requestFn = vi.fn().mockResolvedValueOnce({ items: [] });
  const { result } = renderHook(
    () => ({
      // A copy reads all fields, so each change renders.
      ...qraft.books.listReviews.useSuspenseInfiniteQuery(
        { path: { bookId: 7 } },
        { initialPageParam: {}, getNextPageParam: () => ({}) },
      ),
    }),
    { wrapper: withSuspense({ requestFn }) },
  );
  await waitFor(() => expect(result.current.data.pages).toHaveLength(1));
  requestFn.mockRejectedValueOnce(new Error('no network'));
  await act(() => result.current.fetchNextPage());
  await waitFor(() =>
    expect(result.current.isFetchNextPageError).toBe(true),
  );

  let answer: (page: object) => void = () => undefined;
  requestFn.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  act(() => void result.current.fetchNextPage());
  await waitFor(() => expect(result.current.isFetchingNextPage).toBe(true));
  expect(result.current.isFetchNextPageError).toBe(true);
  act(() => answer({ items: [] }));
  await waitFor(() => expect(result.current.data.pages).toHaveLength(2));
  expect(result.current.isFetchNextPageError).toBe(false);
});
