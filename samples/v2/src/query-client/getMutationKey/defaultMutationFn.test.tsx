import {
  dehydrate,
  hydrate,
  onlineManager,
  QueryClient,
  type DehydratedState,
} from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';

const { updateBook } = api.books;

afterEach(() => onlineManager.setOnline(true));

/** What a browser stores when it closes offline, in the middle of a change. */
async function pausedMutation(): Promise<DehydratedState> {
  let stored = '';
  await runSample(async ({ renderHook }) => {
    onlineManager.setOnline(false);
    const { result } = renderHook(() =>
      updateBook.useMutation({ path: { bookId: 7 } }),
    );
    act(() => result.current.mutate({ price: 3 }));
    await waitFor(() => expect(result.current.isPaused).toBe(true));
    stored = JSON.stringify(dehydrate(queryClient));
    queryClient.clear();
  });
  onlineManager.setOnline(true);
  return JSON.parse(stored) as DehydratedState;
}

test('resumes a hydrated mutation with the default mutationFn', async () => {
  const restored = new QueryClient();
  const mutationFn = vi.fn().mockResolvedValue({});
  restored.setMutationDefaults(updateBook.getMutationKey(), { mutationFn });
  hydrate(restored, await pausedMutation());
  await restored.resumePausedMutations();
  expect(mutationFn.mock.calls[0]?.[0]).toEqual({ price: 3 });
});

test('fails to resume a mutation without a default mutationFn', async () => {
  const restored = new QueryClient();
  hydrate(restored, await pausedMutation());
  await restored.resumePausedMutations();
  const [mutation] = restored.getMutationCache().getAll();
  expect(mutation?.state.error).toEqual(new Error('No mutationFn found'));
});

test('a hook does not use a default mutationFn', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const mutationFn = vi.fn();
    queryClient.setMutationDefaults(updateBook.getMutationKey(), {
      mutationFn,
    });
    const { result } = renderHook(() =>
      updateBook.useMutation({ path: { bookId: 7 } }),
    );
    act(() => result.current.mutate({ price: 3 }));
    await idle();
    expect(result.current.data?.price).toBe(3);
    expect(mutationFn).not.toHaveBeenCalled();
  });
});
