import { keepPreviousData } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BasketLines } from './BasketLines';
import { api, queryClient } from './client';

test('loads all books of the basket, in their order', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    render(<BasketLines bookIds={[7, 1]} />);
    expect(queryClient.isFetching()).toBe(2);
    await idle();
    const lines = screen.getAllByRole('listitem');
    expect(lines.map((line) => line.textContent)).toEqual([
      'The Left Hand of Darkness',
      'Invisible Cities',
    ]);
  });
});

// > Each item has its own cache entry, so a new id in the list loads only that
// > book.
test('loads only what is new when the list grows', async () => {
  const record = await runSample(async ({ render, idle }) => {
    const page = render(<BasketLines bookIds={[7]} />);
    await idle();
    page.rerender(<BasketLines bookIds={[7, 1]} />);
    await screen.findByText('Invisible Cities');
  });
  expect(record.match(/"method": "GET"/g)).toHaveLength(2);
});

test('one failure leaves the others alone', async () => {
  await runSample(async ({ render }) => {
    render(<BasketLines bookIds={[7, 99]} />);
    await screen.findByText('Not available');
    screen.getByText('The Left Hand of Darkness');
  });
});

// > An empty array sends nothing. The result is then `[]`, or `combine([])`.
test('an empty list sends nothing', async () => {
  const record = await runSample(({ renderHook }) => {
    const { result } = renderHook(() =>
      api.books.getBook.useQueries({ queries: [] }),
    );
    expect(result.current).toEqual([]);
    const combined = renderHook(() =>
      api.books.getBook.useQueries({
        queries: [],
        combine: ({ length }) => `${length} books`,
      }),
    );
    expect(combined.result.current).toBe('0 books');
  });
  expect(JSON.parse(record)).toMatchObject({ requests: [] });
});

test('warns about the same item twice', async () => {
  const warn = vi
    .spyOn(console, 'warn')
    .mockImplementation(() => undefined);
  await runSample(({ render }) => {
    render(<BasketLines bookIds={[7, 7]} />);
  });
  expect(warn).toHaveBeenCalledWith(
    '[QueriesObserver]: Duplicate Queries found. This might result in unexpected behavior.',
  );
  vi.restoreAllMocks();
});

test('keepPreviousData keeps nothing for an item', async () => {
  await runSample(async ({ renderHook, idle }) => {
    let bookId = 7;
    const { result, rerender } = renderHook(() =>
      api.books.getBook.useQueries({
        queries: [
          {
            parameters: { path: { bookId } },
            placeholderData: keepPreviousData,
          },
        ],
      }),
    );
    await idle();
    expect(result.current[0]?.data?.id).toBe(7);
    bookId = 1;
    rerender(undefined);
    expect(result.current[0]?.data).toBeUndefined();
    await idle();
    expect(result.current[0]?.data?.id).toBe(1);
  });
});
