import { onlineManager } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { api, queryClient } from './client';

const { updateBook } = api.books;
const parameters = { path: { bookId: 7 } };

test('status is overridden', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.failNetwork();
    const { result } = renderHook(() => updateBook.useMutation(parameters));
    result.current.mutate({ price: 990 });
    expect(updateBook.isMutating({ status: 'error' })).toBe(1);
    await idle();
    expect(updateBook.isMutating({ status: 'error' })).toBe(0);
  });
});

test('a mutation that waits for the network is counted', async () => {
  await runSample(async ({ renderHook, idle }) => {
    onlineManager.setOnline(false);
    const { result } = renderHook(() => updateBook.useMutation(parameters));
    result.current.mutate({ price: 990 });
    await idle();
    expect(updateBook.isMutating()).toBe(1);
    onlineManager.setOnline(true);
    await queryClient.resumePausedMutations();
    await idle();
    expect(updateBook.isMutating()).toBe(0);
  });
});

test('a direct call is not counted', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.delay(10);
    const call = updateBook({ parameters, body: { price: 990 } });
    expect(updateBook.isMutating()).toBe(0);
    await call;
  });
});

test('two fields for the key throw', () => {
  const both = {
    mutationKey: updateBook.getMutationKey(),
    parameters: undefined,
  };
  expect(() => updateBook.isMutating(both)).toThrow(
    "'composeMutationFilters': 'mutationKey' and 'parameters' cannot be used together",
  );
});

test('a client without a cache throws', () => {
  const { books } = createAPIClient();
  // @ts-expect-error: not callable by its type
  expect(() => books.updateBook.isMutating()).toThrow(
    "'qraft.<service>.<operation>.isMutating()' requires 'queryClient' in 'createAPIClient(...)' options.",
  );
});

// > until its last retry and the callbacks of `useMutation()` have finished.
test('a callback of useMutation() is counted, one of mutate() is not', async () => {
  await runSample(async ({ renderHook, idle }) => {
    let finish: () => void = () => undefined;
    const inHook = new Promise<void>((resolve) => (finish = resolve));
    const never = new Promise<void>(() => undefined);
    const { result } = renderHook(() =>
      updateBook.useMutation(parameters, { onSuccess: () => inHook }),
    );
    result.current.mutate({ price: 990 }, { onSuccess: () => never });
    await waitFor(() => expect(api.books.updateBook.isMutating()).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(updateBook.isMutating()).toBe(1);
    finish();
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(updateBook.isMutating()).toBe(0);
    await idle();
  });
});

// > With `undefined`, mutations of all operations count.
test('an undefined key counts everything', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() => updateBook.useMutation(parameters));
    result.current.mutate({ price: 990 });
    const { cancelOrder } = api.orders;
    expect(cancelOrder.isMutating()).toBe(0);
    expect(cancelOrder.isMutating({ mutationKey: undefined })).toBe(1);
    await idle();
  });
});
