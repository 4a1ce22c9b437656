import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';
import { useFilteredStates } from './useFilteredStates';

function useStarters() {
  const fixed = api.books.updateBook.useMutation({ path: { bookId: 7 } });
  const flat = api.books.updateBook.useMutation();
  const other = api.books.deleteBook.useMutation();
  return () => {
    fixed.mutate({ price: 990 });
    flat.mutate({ path: { bookId: 7 }, body: { stock: 3 } });
    flat.mutate({ path: { bookId: 99 }, body: { stock: 3 } });
    other.mutate({ path: { bookId: 4 } });
  };
}

test('finds mutations by key, and flat ones by predicate', async () => {
  await recordSample(
    import.meta.url,
    async ({ renderHook, idle, value }) => {
      const { result: start } = renderHook(useStarters);
      act(() => start.current());
      await idle();

      const { result } = renderHook(useFilteredStates);
      for (const [name, states] of Object.entries(result.current)) {
        value(
          name,
          states.map((state) => state.variables),
        );
      }
      expect(result.current.all).toHaveLength(3);
      expect(result.current.fixed).toHaveLength(1);
      expect(result.current.flat).toHaveLength(2);
      expect(result.current.flatOfBook).toHaveLength(1);
      expect(result.current.failed).toHaveLength(1);
    },
  );
});

test('exact parameters must be complete', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result: start } = renderHook(() =>
      api.books.searchBooks.useMutation({
        query: { page: 1, pageSize: 5 },
      }),
    );
    act(() => start.current.mutate({ text: 'dark' }));
    await idle();

    const count = (exact: boolean) =>
      renderHook(() =>
        api.books.searchBooks.useMutationState({
          filters: { parameters: { query: { page: 1 } }, exact },
        }),
      ).result.current.length;
    expect(count(false)).toBe(1);
    expect(count(true)).toBe(0);
  });
});

test('a mutation key that is undefined finds every mutation', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result: start } = renderHook(useStarters);
    act(() => start.current());
    await idle();
    const { result } = renderHook(() =>
      api.books.updateBook.useMutationState({
        filters: { mutationKey: undefined },
      }),
    );
    expect(result.current).toHaveLength(4);
  });
});

test('parameters and a key together throw', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await runSample(({ renderHook }) => {
    const both = { parameters: { path: { bookId: 7 } }, mutationKey: [] };
    expect(() =>
      renderHook(() =>
        api.books.updateBook.useMutationState({
          // The types refuse it; a filter made at run time may still have both.
          filters: both as never,
        }),
      ),
    ).toThrow(
      "'composeMutationFilters': 'mutationKey' and 'parameters' cannot be used together",
    );
  });
  log.mockRestore();
});

test('flat mutations with a key are found by parameters', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const parameters = { path: { bookId: 7 } };
    const { result: start } = renderHook(() =>
      api.books.updateBook.useMutation(undefined, {
        mutationKey: api.books.updateBook.getMutationKey(parameters),
      }),
    );
    act(() => start.current.mutate({ ...parameters, body: { stock: 1 } }));
    await idle();
    const { result } = renderHook(() =>
      api.books.updateBook.useMutationState({ filters: { parameters } }),
    );
    expect(result.current).toHaveLength(1);
  });
});

test('the variables of fixed parameters are the body alone', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result: start } = renderHook(() =>
      api.books.updateBook.useMutation({ path: { bookId: 7 } }),
    );
    act(() => start.current.mutate({ price: 990 }));
    await idle();
    const { result } = renderHook(() =>
      api.books.updateBook.useMutationState(),
    );
    expect(result.current[0]?.variables).toEqual({ price: 990 });
    // The types promise a path; a predicate that reads it would throw.
    expect(result.current[0]?.variables).not.toHaveProperty('path');
  });
});

test('a state leaves when the mutation is removed from the cache', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result: start } = renderHook(useStarters);
    act(() => start.current());
    await idle();
    const { result } = renderHook(() =>
      api.books.updateBook.useMutationState(),
    );
    expect(result.current).toHaveLength(3);
    act(() => queryClient.getMutationCache().clear());
    await waitFor(() => expect(result.current).toHaveLength(0));
  });
});

// > A success resets them to `0` and `null`.
test('counts failed attempts until a success', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    const counts: (number | undefined)[] = [];
    const { result } = renderHook(() => ({
      mutation: api.books.updateBook.useMutation(undefined, { retry: 3 }),
      states: api.books.updateBook.useMutationState(),
    }));
    mockApi.respond('patch', '/books/{bookId}', () => {
      const [mutation] = api.books.updateBook.getMutationCache().findAll();
      counts.push(mutation?.state.failureCount);
      const status = counts.length < 3 ? 500 : 200;
      return Response.json({ id: 7 }, { status });
    });
    act(() =>
      result.current.mutation.mutate({ path: { bookId: 7 }, body: {} }),
    );
    await idle();
    expect(counts).toEqual([0, 1, 2]);
    expect(result.current.states).toMatchObject([
      { status: 'success', failureCount: 0, failureReason: null },
    ]);
  });
});

// > If `onMutate` returns a value, this is the time when `onMutate` finished.
test.each([
  { context: undefined, delay: 0 },
  { context: {}, delay: 5000 },
])('submittedAt after onMutate returned $context', async (row) => {
  await runSample(async ({ renderHook, idle }) => {
    const start = Date.now();
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(undefined, {
        onMutate: () => {
          vi.setSystemTime(start + 5000);
          return row.context;
        },
      }),
    );
    act(() => result.current.mutate({ path: { bookId: 7 }, body: {} }));
    await idle();
    expect(result.current.submittedAt).toBe(start + row.delay);
  });
});
