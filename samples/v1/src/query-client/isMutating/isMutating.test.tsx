import { requestFn } from '@openapi-qraft/react';
import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { asWritten } from '../../facts/asWritten';
import { baseUrl, qraft, queryClient } from './client';

const { updateBook } = qraft.books;
const parameters = { path: { bookId: 7 } };

test('status is overridden', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.failNetwork();
    const { result } = renderHook(() => updateBook.useMutation(parameters));
    result.current.mutate({ price: 990 });
    expect(updateBook.isMutating({ status: 'error' }, queryClient)).toBe(1);
    await idle();
    expect(updateBook.isMutating({ status: 'error' }, queryClient)).toBe(0);
  });
});

test('a mutation that waits for the network is counted', async () => {
  await runSample(async ({ renderHook, idle }) => {
    onlineManager.setOnline(false);
    const { result } = renderHook(() => updateBook.useMutation(parameters));
    result.current.mutate({ price: 990 });
    await idle();
    expect(updateBook.isMutating(queryClient)).toBe(1);
    onlineManager.setOnline(true);
    await queryClient.resumePausedMutations();
    await idle();
    expect(updateBook.isMutating(queryClient)).toBe(0);
  });
});

test('a direct call is not counted', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.delay(10);
    const call = updateBook(
      { parameters, body: { price: 990 }, baseUrl },
      requestFn,
    );
    expect(updateBook.isMutating(queryClient)).toBe(0);
    await call;
  });
});

test('two fields for the key throw, and so does a missing client', () => {
  const both = {
    mutationKey: updateBook.getMutationKey(),
    parameters: undefined,
  };
  expect(() => updateBook.isMutating(both, queryClient)).toThrow(
    "'composeMutationFilters': 'mutationKey' and 'parameters' cannot be used together",
  );
  expect(() => asWritten(updateBook.isMutating)()).toThrow(
    'queryClient is required',
  );
  expect(() => asWritten(updateBook.isMutating)({ parameters })).toThrow(
    'queryClient is invalid, isMutating method does not exist',
  );
});

test('an undefined key counts mutations of other operations', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    mockApi.delay(20);
    const { result } = renderHook(() =>
      qraft.books.deleteBook.useMutation(parameters),
    );
    result.current.mutate();
    expect(updateBook.isMutating(queryClient)).toBe(0);
    expect(
      updateBook.isMutating({ mutationKey: undefined }, queryClient),
    ).toBe(1);
    await idle();
  });
});

// > A mutation is pending from the `mutate()` call until the callbacks that
// > were passed to the hook have finished.
test('counts in callbacks of the hook, not in those of mutate()', async () => {
  const counts: Record<string, number> = {};
  const count = (callback: string) => () => {
    counts[callback] = updateBook.isMutating(queryClient);
  };
  await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() =>
      updateBook.useMutation(parameters, {
        onMutate: count('onMutate'),
        onSuccess: count('onSuccess'),
        onSettled: count('onSettled'),
      }),
    );
    result.current.mutate({ price: 990 }, { onSettled: count('mutate()') });
    await idle();
  });
  expect(counts).toEqual({
    onMutate: 1,
    onSuccess: 1,
    onSettled: 1,
    'mutate()': 0,
  });
});
