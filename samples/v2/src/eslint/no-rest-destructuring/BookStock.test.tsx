import { act, screen } from '@testing-library/react';
import { Profiler, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { BookStock, BookStockWithRest } from './BookStock';
import { api } from './client';
import { useAuthor, useAuthorLater, useAuthorSpread } from './otherForms';

/** Counts the commits of a component while its book is fetched again. */
async function countRendersOfRefetch(ui: ReactElement): Promise<number> {
  let renders = 0;
  await runSample(async ({ render }) => {
    render(
      <Profiler id="book" onRender={() => renders++}>
        {ui}
      </Profiler>,
    );
    await screen.findByText('5 copies');
    renders = 0;
    await act(() => api.books.getBook.refetchQueries());
  });
  return renders;
}

test('renders for every change when the rest is collected', async () => {
  expect(
    await countRendersOfRefetch(<BookStockWithRest bookId={7} />),
  ).toBeGreaterThan(0);
});

test('renders nothing new when only named fields are read', async () => {
  expect(await countRendersOfRefetch(<BookStock bookId={7} />)).toBe(0);
});

test('returns the author from each form', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result, rerender } = renderHook(() => ({
      later: useAuthorLater('sagan').author,
      spread: useAuthorSpread('sagan').data,
      whole: useAuthor('sagan').authorQuery.data,
    }));
    await idle();
    rerender();

    const { later, spread, whole } = result.current;
    expect(later?.name).toBe('Carl Sagan');
    expect([spread, whole]).toEqual([later, later]);
  });
});
