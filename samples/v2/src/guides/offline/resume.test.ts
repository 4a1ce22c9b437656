import { requestFn } from '@openapi-qraft/react';
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
import { createAPIClient } from './api';

const parameters = { path: { bookId: 7 } };

afterEach(() => onlineManager.setOnline(true));

function createClient() {
  const queryClient = new QueryClient();
  const api = createAPIClient({
    requestFn,
    queryClient,
    baseUrl: 'https://bookshop.example/v1',
  });
  return { queryClient, api };
}

type Tools = Parameters<Parameters<typeof runSample>[0]>[0];

/** Pauses an update and returns what a persister would store. */
async function storeUpdate({ renderHook, idle }: Tools) {
  const { api, queryClient } = createClient();
  onlineManager.setOnline(false);
  const { result, unmount } = renderHook(() =>
    api.books.updateBook.useMutation(parameters, {
      onMutate: () => ({ before: 5 }),
    }),
  );
  act(() => result.current.mutate({ stock: 6 }));
  await idle();
  const state = JSON.stringify(dehydrate(queryClient));
  unmount();
  queryClient.clear();
  onlineManager.setOnline(true);
  return JSON.parse(state) as DehydratedState;
}

test('without a default, a restored mutation has no function', async () => {
  const record = await runSample(async (tools) => {
    const state = await storeUpdate(tools);
    const { queryClient } = createClient();
    hydrate(queryClient, state);
    await queryClient.resumePausedMutations();
    const [mutation] = queryClient.getMutationCache().getAll();
    expect(mutation?.state.error).toEqual(new Error('No mutationFn found'));
  });
  expect(JSON.parse(record)).toMatchObject({ requests: [] });
});

test('a default that is set after hydrating comes too late', async () => {
  await runSample(async (tools) => {
    const state = await storeUpdate(tools);
    const { api, queryClient } = createClient();
    hydrate(queryClient, state);
    queryClient.setMutationDefaults(api.books.updateBook.getMutationKey(), {
      mutationFn: () => Promise.resolve(),
    });
    await queryClient.resumePausedMutations();
    const [mutation] = queryClient.getMutationCache().getAll();
    expect(mutation?.state.error).toEqual(new Error('No mutationFn found'));
  });
});

test('the key without parameters covers fixed parameters, too', async () => {
  vi.resetModules();
  const { queryClient } = await import('./client');
  await import('./resumableUpdate');
  const record = await runSample(async (tools) => {
    hydrate(queryClient, await storeUpdate(tools));
    await queryClient.resumePausedMutations();
    expect(tools.mockApi.data.books.at(-1)?.stock).toBe(6);
  });
  expect(JSON.parse(record)).toMatchObject({
    requests: [
      {
        method: 'PATCH',
        url: 'https://bookshop.example/v1/books/7',
        body: { stock: 6 },
      },
    ],
  });
});

test('onMutate does not run again, and its result is restored', async () => {
  await runSample(async (tools) => {
    const state = await storeUpdate(tools);
    const { api, queryClient } = createClient();
    const onMutate = vi.fn();
    const onError = vi.fn();
    queryClient.setMutationDefaults(api.books.updateBook.getMutationKey(), {
      mutationFn: () => Promise.reject(new Error('Refused.')),
      onMutate,
      onError,
    });
    hydrate(queryClient, state);
    await queryClient.resumePausedMutations();
    expect(onMutate).not.toHaveBeenCalled();
    expect(onError.mock.calls[0]?.slice(0, 3)).toEqual([
      new Error('Refused.'),
      { stock: 6 },
      { before: 5 },
    ]);
  });
});

test("the hook's function wins over the default", async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    const { api, queryClient } = createClient();
    const mutationFn = vi.fn();
    const onSettled = vi.fn();
    queryClient.setMutationDefaults(api.books.updateBook.getMutationKey(), {
      mutationFn,
      onSettled,
    });
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(parameters),
    );
    act(() => result.current.mutate({ stock: 6 }));
    await idle();
    expect(mutationFn).not.toHaveBeenCalled();
    expect(onSettled).toHaveBeenCalledTimes(1);
    expect(mockApi.data.books.at(-1)?.stock).toBe(6);
  });
});

test('nothing resumes by itself unless a provider mounts the QueryClient', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { api, queryClient } = createClient();
    onlineManager.setOnline(false);
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(parameters),
    );
    act(() => result.current.mutate({ stock: 6 }));
    await idle();
    onlineManager.setOnline(true);
    await idle();
    expect(result.current.isPaused).toBe(true);

    onlineManager.setOnline(false);
    // What QueryClientProvider does.
    queryClient.mount();
    onlineManager.setOnline(true);
    await idle();
    expect(result.current.isSuccess).toBe(true);
    queryClient.unmount();
  });
});

test('a restored query that is not used is removed after gcTime', async () => {
  await runSample(async () => {
    const first = createClient();
    await first.api.books.getBook.fetchQuery({ parameters });
    const state = dehydrate(first.queryClient);

    const { api, queryClient } = createClient();
    queryClient.setDefaultOptions({ queries: { gcTime: 20 } });
    hydrate(queryClient, state);
    expect(api.books.getBook.getQueryData(parameters)?.id).toBe(7);
    await waitFor(() =>
      expect(api.books.getBook.getQueryState(parameters)).toBeUndefined(),
    );
  });
});
