import type { UseQueryResult } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BasketTotal } from './BasketTotal';
import { api } from './client';

test('adds the prices up', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    const page = render(<BasketTotal bookIds={[1, 3, 4]} />);
    expect(page.container.textContent).toBe(
      'Total: 0.00 (not all prices are known)',
    );
    await page.findByText('Total: 37.70');
  });
});

type Book = typeof api.books.getBook.types.data;

/** Counts, and reads the same fields as the sample. */
function countCombine() {
  const combine = (results: UseQueryResult<Book, unknown>[]) => {
    combine.runs += 1;
    return {
      total: results.reduce((sum, { data }) => sum + (data?.price ?? 0), 0),
      isComplete: results.every(({ isSuccess }) => isSuccess),
    };
  };
  combine.runs = 0;
  return combine;
}

const parameters = { path: { bookId: 7 } };

// > Define the function outside the component, or wrap it in `useCallback()`,
// > and it runs only when a result changes
test('the same combine() does not run again for a render, a new one does', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const stable = countCombine();
    const { rerender } = renderHook(() =>
      api.books.getBook.useQueries({
        queries: [{ parameters }],
        combine: stable,
      }),
    );
    const inner = countCombine();
    const inline = renderHook(() =>
      api.books.getBook.useQueries({
        queries: [{ parameters }],
        combine: (results) => inner(results),
      }),
    );
    await idle();
    const before = [stable.runs, inner.runs];
    rerender(undefined);
    inline.rerender(undefined);
    expect([stable.runs, inner.runs]).toEqual([before[0], before[1]! + 1]);
  });
});

// > The component rerenders only for the fields that `combine` reads, here
// > `data` and `isSuccess`. The combined value stays the same object as long as
// > its content doesn't change, so you can use it in the dependencies of an
// > effect.
test('a refetch, and a change that combine() drops, do not rerender', async () => {
  await runSample(async ({ renderHook, idle }) => {
    let renders = 0;
    const combine = countCombine();
    const { result } = renderHook(() => {
      renders += 1;
      return api.books.getBook.useQueries({
        queries: [{ parameters }],
        combine,
      });
    });
    await idle();
    const [before, rendersBefore] = [result.current, renders];
    await act(() => api.books.getBook.refetchQueries());
    act(() => {
      api.books.getBook.setQueryData(
        parameters,
        (book) => book && { ...book, title: 'Another' },
      );
    });
    await idle();
    expect(renders).toBe(rendersBefore);
    expect(result.current).toBe(before);
  });
});

// > Without `combine`, the hook returns a new array on each render.
test('the array is new on each render', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result, rerender } = renderHook(() =>
      api.books.getBook.useQueries({ queries: [{ parameters }] }),
    );
    await idle();
    const before = result.current;
    rerender(undefined);
    expect(result.current).not.toBe(before);
  });
});
