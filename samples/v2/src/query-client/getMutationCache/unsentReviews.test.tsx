import { dehydrate, onlineManager } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';
import { dropDrafts, listDrafts, sendDrafts } from './unsentReviews';

type Tools = Parameters<Parameters<typeof runSample>[0]>[0];

/** Two reviews that fail because there is no network. */
async function failTwice({ mockApi, renderHook, idle }: Tools) {
  mockApi.failNetwork();
  const { result } = renderHook(() => api.books.createReview.useMutation());
  for (const [bookId, text] of [
    [7, 'Again.'],
    [1, 'Short.'],
  ] as const) {
    result.current.mutate({ path: { bookId }, body: { rating: 5, text } });
    await idle();
  }
  mockApi.restoreNetwork();
}

test('lists what was not sent for this book, and sends it', async () => {
  await recordSample(import.meta.url, async (tools) => {
    await failTwice(tools);
    tools.value('listDrafts(7)', listDrafts(7));
    expect(listDrafts(7)).toEqual(['Again.']);

    await sendDrafts(7);
    expect(listDrafts(7)).toEqual([]);
    expect(listDrafts(1)).toEqual(['Short.']);
    expect(tools.mockApi.data.reviews[0]?.text).toBe('Again.');
  });
});

test('drops the drafts of one book', async () => {
  await runSample(async (tools) => {
    await failTwice(tools);
    dropDrafts(7);
    expect([listDrafts(7), listDrafts(1)]).toEqual([[], ['Short.']]);
  });
});

const review = { path: { bookId: 7 }, body: { rating: 5, text: 'Again.' } };

// > It calls the callbacks from the options of `useMutation()`.
test('execute() calls the callbacks of the hook, whose form has closed', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.failNetwork();
    const ofHook = { onMutate: vi.fn(), onSuccess: vi.fn() };
    const ofCall = { onSuccess: vi.fn() };
    const { result, unmount } = renderHook(() =>
      api.books.createReview.useMutation(undefined, ofHook),
    );
    result.current.mutate(review, ofCall);
    await idle();
    unmount();
    mockApi.restoreNetwork();
    await sendDrafts(7);
    expect(ofHook.onMutate).toHaveBeenCalledTimes(2);
    expect(ofHook.onSuccess).toHaveBeenCalledTimes(1);
    expect(ofCall.onSuccess).not.toHaveBeenCalled();
  });
});

// > The callbacks of `mutate()` run only if the form is still open and hasn't
// > sent another review.
test('execute() calls the callbacks of mutate() while the form is open', async () => {
  await runSample(async (tools) => {
    const { mockApi, renderHook, idle } = tools;
    mockApi.failNetwork();
    const { result } = renderHook(() =>
      api.books.createReview.useMutation(),
    );
    const first = vi.fn();
    result.current.mutate(review, { onSuccess: first });
    await idle();
    const second = vi.fn();
    result.current.mutate(review, { onSuccess: second });
    await idle();
    mockApi.restoreNetwork();
    await sendDrafts(7);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });
});

// > paused mutations are stored, but not failed ones.
test('a failed mutation is not dehydrated', async () => {
  await runSample(async (tools) => {
    await failTwice(tools);
    expect(listDrafts(7)).toEqual(['Again.']);
    expect(dehydrate(queryClient).mutations).toEqual([]);
  });
});

// > It stays `'pending'` with `isPaused: true`, so `status: 'error'` doesn't
// > find it. TanStack Query sends it when the connection is back.
test('a mutation that starts offline waits', async () => {
  await runSample(async ({ mockApi, renderHook }) => {
    const { result } = renderHook(() =>
      api.books.createReview.useMutation(),
    );
    onlineManager.setOnline(false);
    try {
      result.current.mutate(review);
      await waitFor(() =>
        expect(
          api.books.createReview.getMutationCache().find({})?.state,
        ).toMatchObject({ status: 'pending', isPaused: true }),
      );
      expect(listDrafts(7)).toEqual([]);
      expect(dehydrate(queryClient).mutations).toHaveLength(1);
    } finally {
      onlineManager.setOnline(true);
    }
    await waitFor(() =>
      expect(mockApi.data.reviews[0]?.text).toBe('Again.'),
    );
  });
});
