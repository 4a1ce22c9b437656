import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { PriceBoard } from './PriceBoard';

test('counts mutations that other components started', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.delay(30);
    render(<PriceBoard />);
    expect(screen.queryByRole('status')).toBeNull();
    act(() => {
      screen.getByText('Put book 7 on sale').click();
      screen.getByText('Put book 3 on sale').click();
    });
    await screen.findByText('Saving 2 books…');
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });
});

test('counts mutations with and without parameters in the hook', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    const release = mockApi.hold();
    const { result } = renderHook(() => ({
      fixed: api.books.updateBook.useMutation({ path: { bookId: 3 } }),
      flat: api.books.updateBook.useMutation(),
      count: api.books.updateBook.useIsMutating(),
    }));
    act(() => {
      result.current.fixed.mutate({ stock: 1 });
      result.current.flat.mutate({
        path: { bookId: 7 },
        body: { stock: 1 },
      });
    });
    await waitFor(() => expect(result.current.count).toBe(2));
    release();
    await idle();
    expect(result.current.count).toBe(0);
  });
});
