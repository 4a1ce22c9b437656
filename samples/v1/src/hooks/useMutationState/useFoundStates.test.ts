import { QueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { qraft, queryClient } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { renderError } from '../../facts/renderError';
import { withContext } from '../../facts/withContext';
import { useFoundStates } from './useFoundStates';

const { deleteBook, updateBook } = qraft.books;

test('finds mutations by what their key holds', async () => {
  await recordSample(
    import.meta.url,
    async ({ renderHook, value, idle }) => {
      const { result } = renderHook(() => ({
        found: useFoundStates(),
        fixed: updateBook.useMutation({ path: { bookId: 7 } }),
        flat: updateBook.useMutation(),
        other: deleteBook.useMutation(),
      }));
      await act(async () => {
        await result.current.fixed.mutateAsync({ price: 700 });
        await result.current.other.mutateAsync({ path: { bookId: 2 } });
        await result.current.flat
          .mutateAsync({ path: { bookId: 99 }, body: { price: 990 } })
          .catch(() => undefined);
      });
      await idle();
      for (const [name, states] of Object.entries(result.current.found)) {
        value(
          name,
          states.map(({ variables }) => variables),
        );
      }
    },
  );
});

// > A filter with parameter values doesn't find mutations of `useMutation()`,
// > unless you give those mutations [a key](./useMutation.mdx#behavior-worth-knowing).

// > `exact: true` without `parameters` finds only mutations whose key ends in
// > `{}`: those of `useMutation()` and `useMutation({})`.
test('each filter compares keys', async () => {
  await runSample(async ({ renderHook }) => {
    const { searchBooks } = qraft.books;
    const parameters = { query: { page: 1 } };
    const body = { text: 'dis' };
    const { result } = renderHook(() => ({
      found: searchBooks.useMutationState({ filters: { parameters } }),
      all: searchBooks.useMutationState({ filters: { parameters: {} } }),
      exact: searchBooks.useMutationState({ filters: { exact: true } }),
      flat: searchBooks.useMutation(),
      empty: searchBooks.useMutation({}),
      keyed: searchBooks.useMutation(undefined, {
        mutationKey: searchBooks.getMutationKey(parameters),
      }),
    }));
    await act(async () => {
      await result.current.flat.mutateAsync({ ...parameters, body });
      await result.current.empty.mutateAsync(body);
      await result.current.keyed.mutateAsync({ ...parameters, body });
    });
    const variables = (states: { variables?: unknown }[]) =>
      states.map((state) => state.variables);
    const { found, all, exact } = result.current;
    expect(variables(all)).toHaveLength(3);
    expect(variables(found)).toEqual([{ ...parameters, body }]);
    expect(variables(exact)).toEqual([{ ...parameters, body }, body]);
  });
});

test('mutationKey: undefined finds those of every operation', async () => {
  await runSample(async ({ renderHook }) => {
    const { result } = renderHook(() => ({
      states: updateBook.useMutationState({
        filters: { mutationKey: undefined },
      }),
      other: deleteBook.useMutation(),
    }));
    await act(() =>
      result.current.other.mutateAsync({ path: { bookId: 2 } }),
    );
    expect(result.current.states).toHaveLength(1);
  });
});

test('parameters and key throw', () => {
  const filters = {
    parameters: {},
    mutationKey: updateBook.getMutationKey({ path: { bookId: 7 } }),
  };
  const error = renderError(() =>
    updateBook.useMutationState({ filters: filters as never }, queryClient),
  );
  expect(String(error)).toContain(
    "'composeMutationFilters': 'mutationKey' and 'parameters' cannot be used together",
  );
});

test('a finished mutation stays for five minutes after its hook is gone', async () => {
  const client = new QueryClient();
  const requestFn = vi.fn().mockResolvedValue({});
  vi.useFakeTimers();
  try {
    const { result, unmount } = renderHook(
      () => deleteBook.useMutation({ path: { bookId: 2 } }),
      { wrapper: withContext({ requestFn, queryClient: client }) },
    );
    await act(() => result.current.mutateAsync());
    const count = () => client.getMutationCache().getAll().length;
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000));
    expect(count()).toBe(1);
    unmount();
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
    expect(count()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(count()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

// > - **Changed filters take effect late.** The hook reads the mutations when it
// > mounts and each time one of them changes, but not when its filters change.

// > Each failed attempt increases `failureCount`, and a success resets it to 0.
test('filters that change are read with the next change of a mutation', async () => {
  const answers: ((succeeds: boolean) => void)[] = [];
  const requestFn = vi.fn(
    () =>
      new Promise<never>((resolve, reject) => {
        answers.push((succeeds) =>
          succeeds ? resolve({} as never) : reject(new Error('no network')),
        );
      }),
  );
  const wrapper = withContext({
    requestFn,
    queryClient: new QueryClient(),
  });
  const form = renderHook(
    () => updateBook.useMutation({ path: { bookId: 7 } }, { retry: 1 }),
    { wrapper },
  );
  const { result, rerender } = renderHook(
    ({ bookId }) => {
      const filters = { parameters: { path: { bookId } } };
      return {
        failures: updateBook
          .useMutationState({ filters })
          .map(({ failureCount }) => failureCount),
        count: updateBook.useIsMutating(filters),
      };
    },
    { wrapper, initialProps: { bookId: 7 } },
  );
  act(() => form.result.current.mutate({ price: 1 }));
  await waitFor(() => expect(answers).toHaveLength(1));
  await waitFor(() =>
    expect(result.current).toEqual({ failures: [0], count: 1 }),
  );
  await act(async () => answers[0]?.(false));
  await waitFor(() => expect(result.current.failures).toEqual([1]));
  rerender({ bookId: 8 });
  expect(result.current).toEqual({ failures: [1], count: 1 });
  rerender({ bookId: 7 });
  await waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => answers[1]?.(true));
  await waitFor(() =>
    expect(result.current).toEqual({ failures: [0], count: 0 }),
  );
  rerender({ bookId: 8 });
  expect(result.current.failures).toEqual([0]);
});
