import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';
import { StockAlert, StockAlertOnResult } from './StockAlert';

/** Counts the runs of the effect while the book is fetched again. */
async function countEffectsOfRefetch(ui: ReactElement): Promise<number> {
  const setTitle = vi.spyOn(document, 'title', 'set');
  await runSample(async ({ render, idle }) => {
    render(ui);
    await idle();
    await screen.findByText('Up to date');
    expect(setTitle).toHaveBeenCalledWith('Out of stock');
    setTitle.mockClear();
    await act(() => api.books.getBook.refetchQueries());
  });
  const runs = setTitle.mock.calls.length;
  setTitle.mockRestore();
  return runs;
}

test('runs the effect for every refetch when it depends on the result', async () => {
  expect(
    await countEffectsOfRefetch(<StockAlertOnResult bookId={2} />),
  ).toBeGreaterThan(0);
});

test('leaves the effect alone when the book is the same', async () => {
  expect(await countEffectsOfRefetch(<StockAlert bookId={2} />)).toBe(0);
});
