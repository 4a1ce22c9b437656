import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';

const parameters = { path: { bookId: 7 } };

test('a callback that rejects makes the mutation fail, though it was sent', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    const onError = vi.fn();
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(parameters, {
        onSuccess: () => Promise.reject(new Error('No list.')),
        onError,
      }),
    );
    act(() => result.current.mutate({ price: 990 }));
    await idle();
    expect(mockApi.data.books.find(({ id }) => id === 7)?.price).toBe(990);
    expect(result.current.error).toEqual(new Error('No list.'));
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

test('callbacks of mutate() run for the latest call only', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const ofHook = vi.fn();
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(undefined, { onSuccess: ofHook }),
    );
    const ofCall = vi.fn();
    const change = (bookId: number) =>
      result.current.mutate(
        { path: { bookId }, body: { stock: 1 } },
        { onSuccess: ({ id }) => ofCall(id) },
      );
    act(() => {
      change(7);
      change(3);
    });
    await idle();
    expect(ofHook).toHaveBeenCalledTimes(2);
    expect(ofCall.mock.calls).toEqual([[3]]);
  });
});

test('mutate and mutateAsync stay the same, the result does not', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(parameters),
    );
    const first = result.current;
    act(() => first.mutate({ price: 990 }));
    await idle();
    expect(result.current).not.toBe(first);
    expect(result.current.mutate).toBe(first.mutate);
    expect(result.current.mutateAsync).toBe(first.mutateAsync);
  });
});

test.each(['onError', 'onSettled'] as const)(
  'the error of the request stays when %s rejects after it',
  async (callback) => {
    const unhandled: unknown[] = [];
    const collect = (reason: unknown) => unhandled.push(reason);
    const listeners = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', collect);

    const failure = new Error('Not rolled back.');
    await runSample(async ({ renderHook, mockApi, idle }) => {
      mockApi.failNetwork();
      const { result } = renderHook(() =>
        api.books.updateBook.useMutation(parameters, {
          [callback]: () => Promise.reject(failure),
        }),
      );
      act(() => result.current.mutate({ price: 990 }));
      await idle();
      expect(result.current.error).toEqual(
        new TypeError('Failed to fetch'),
      );
    });
    expect(unhandled).toEqual([failure]);

    process.off('unhandledRejection', collect);
    listeners.forEach((listener) =>
      process.on('unhandledRejection', listener),
    );
  },
);

test('an onSettled that rejects after a success makes it fail', async () => {
  // It runs again with the error, and rejects again.
  const onSettled = vi
    .fn()
    .mockRejectedValueOnce(new Error('Too late.'))
    .mockResolvedValue(undefined);
  await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(parameters, { onSettled }),
    );
    act(() => result.current.mutate({ price: 990 }));
    await idle();
    expect(result.current.error).toEqual(new Error('Too late.'));
  });
});

test('mutationKey: undefined takes the key away', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    const release = mockApi.hold();
    const { result } = renderHook(() => ({
      update: api.books.updateBook.useMutation(undefined, {
        mutationKey: undefined,
      }),
      pending: api.books.updateBook.useIsMutating(),
    }));
    act(() =>
      result.current.update.mutate({ ...parameters, body: { price: 1 } }),
    );
    await waitFor(() => expect(result.current.update.isPending).toBe(true));
    expect(result.current.pending).toBe(0);
    release();
    await idle();
    expect(result.current.update.isSuccess).toBe(true);
  });
});

// > The body of the response, or `null` after status `204`.
test('an empty success is null with 204 and a text with 200', async () => {
  for (const status of [200, 204]) {
    await runSample(async ({ renderHook, mockApi, idle }) => {
      mockApi.respond(
        'delete',
        '/books/{bookId}',
        () => new Response(null, { status }),
      );
      const { result } = renderHook(() =>
        api.books.deleteBook.useMutation(parameters),
      );
      act(() => result.current.mutate());
      await idle();
      expect(result.current.isSuccess).toBe(true);
      expect(result.current.data).toBe(status === 204 ? null : '');
    });
  }
});

// > How long a finished mutation stays in the cache after its component has
// > unmounted or called `mutate()` again.
test('gcTime starts when no component uses the mutation', async () => {
  const gcTime = 20;
  const afterGcTime = () =>
    new Promise((resolve) => setTimeout(resolve, 3 * gcTime));
  const prices = () =>
    api.books.updateBook
      .getMutationCache()
      .findAll()
      .map(({ state }) => state.data?.price);

  await runSample(async ({ renderHook, idle }) => {
    const { result, unmount } = renderHook(() =>
      api.books.updateBook.useMutation(parameters, { gcTime }),
    );
    act(() => result.current.mutate({ price: 990 }));
    await idle();
    await afterGcTime();
    expect(prices()).toEqual([990]);

    act(() => result.current.mutate({ price: 1090 }));
    await idle();
    await afterGcTime();
    expect(prices()).toEqual([1090]);

    unmount();
    await afterGcTime();
    expect(prices()).toEqual([]);
  });
});

// > The mutation doesn't wait for their promises.
test('callbacks of mutate() are not awaited', async () => {
  await runSample(async ({ renderHook }) => {
    const { result } = renderHook(() =>
      api.books.updateBook.useMutation(parameters),
    );
    const never = vi.fn(() => new Promise(() => undefined));
    act(() => result.current.mutate({ price: 990 }, { onSuccess: never }));
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(never).toHaveBeenCalledTimes(1);
  });
});

// > unless it is `null` or `''`
test('throwOnError throws a parsed error, but not an empty one', async () => {
  const problem = { type: 'about:blank', title: 'Refused', status: 400 };
  const noContent = { status: 400, headers: { 'content-length': '0' } };
  const cases: [Response, unknown[]][] = [
    [Response.json(problem, { status: 400 }), [problem]],
    [new Response('', { status: 400 }), []],
    [new Response(null, noContent), []],
  ];
  for (const [response, expected] of cases) {
    await runSample(async ({ renderHook, mockApi, idle }) => {
      mockApi.respond('delete', '/books/{bookId}', () => response);
      const thrown: unknown[] = [];
      const { result } = renderHook(() => {
        try {
          return api.books.deleteBook.useMutation(parameters, {
            throwOnError: true,
          });
        } catch (error) {
          thrown.push(error);
          return undefined;
        }
      });
      act(() => result.current?.mutate());
      await idle();
      expect(thrown).toEqual(expected);
      if (expected.length === 0) expect(result.current?.isError).toBe(true);
    });
  }
});

// > so write `body: undefined as never`.
test('a body that is undefined is not sent', async () => {
  const recording = await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() => ({
      fixed: api.books.createReview.useMutation(parameters),
      flat: api.books.createReview.useMutation(),
    }));
    act(() => {
      result.current.fixed.mutate(undefined as never);
      result.current.flat.mutate({
        ...parameters,
        body: undefined as never,
      });
    });
    await idle();
  });
  const { requests } = JSON.parse(recording) as { requests: object[] };
  expect(requests).toHaveLength(2);
  for (const request of requests) {
    expect(request).toMatchObject({ body: null });
    expect(request).not.toHaveProperty('headers.content-type');
  }
});
