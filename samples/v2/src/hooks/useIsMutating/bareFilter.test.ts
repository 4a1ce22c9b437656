import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';
import { useBareFilter } from './bareFilter';

test('parameters outside of `parameters` filter nothing', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    const release = mockApi.hold();
    const { result: start } = renderHook(() =>
      api.books.updateBook.useMutation({ path: { bookId: 3 } }),
    );
    const { result } = renderHook(() => useBareFilter(7));
    act(() => start.current.mutate({ stock: 1 }));
    await waitFor(() => expect(result.current).toBe(1));
    release();
    await idle();
    expect(result.current).toBe(0);
  });
});

// > `{ mutationKey: undefined }` counts the mutations of all operations.
test('an undefined key counts everything', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    const release = mockApi.hold();
    const { result } = renderHook(() => ({
      save: api.books.updateBook.useMutation({ path: { bookId: 3 } }),
      count: api.orders.cancelOrder.useIsMutating({
        mutationKey: undefined,
      }),
    }));
    act(() => result.current.save.mutate({ stock: 1 }));
    await waitFor(() => expect(result.current.count).toBe(1));
    release();
    await idle();
  });
});

test('the status is always pending', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result: start } = renderHook(() =>
      api.books.updateBook.useMutation({ path: { bookId: 3 } }),
    );
    act(() => start.current.mutate({ stock: 1 }));
    await idle();
    expect(start.current.isSuccess).toBe(true);
    const { result } = renderHook(() =>
      api.books.updateBook.useIsMutating({ status: 'success' }),
    );
    expect(result.current).toBe(0);
  });
});
