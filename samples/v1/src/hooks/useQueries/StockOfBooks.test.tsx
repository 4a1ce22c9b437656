import { renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { qraft } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { withContext } from '../../facts/withContext';
import { StockOfBooks } from './StockOfBooks';

test('one missing book does not stop the others', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<StockOfBooks bookIds={[7, 99]} />);
    await screen.findByText('The Left Hand of Darkness: 5');
    await screen.findByText('Not available');
  });
});

test('the same book twice is one request and a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  // React complains about the doubled keys of the list.
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const record = await runSample(async ({ render }) => {
    render(<StockOfBooks bookIds={[7, 7]} />);
    await screen.findAllByText('The Left Hand of Darkness: 5');
  });
  expect(record.match(/"method": "GET"/g)).toHaveLength(1);
  expect(String(warn.mock.calls[0])).toContain('Duplicate Queries found');
  warn.mockRestore();
  complaint.mockRestore();
});

test('the array is new on each render, what combine returns is not', async () => {
  const requestFn = vi.fn().mockResolvedValue({ title: 'Cosmos' });
  const queries = [{ parameters: { path: { bookId: 2 } } }];
  const { result, rerender } = renderHook(
    () => ({
      plain: qraft.books.getBook.useQueries({ queries }),
      titles: qraft.books.getBook.useQueries({
        queries,
        combine: (books) => books.map(({ data }) => data?.title),
      }),
    }),
    { wrapper: withContext({ requestFn }) },
  );
  await waitFor(() => expect(result.current.titles).toEqual(['Cosmos']));
  const before = result.current;
  rerender();
  expect(result.current.plain).not.toBe(before.plain);
  expect(result.current.titles).toBe(before.titles);
});

test('an item has no previous data to keep', async () => {
  const seen: unknown[] = [];
  const unanswered = new Promise<never>(() => undefined);
  const requestFn = vi
    .fn()
    .mockResolvedValueOnce({ title: 'Cosmos' })
    .mockReturnValue(unanswered);
  const { result, rerender } = renderHook(
    ({ bookId }) =>
      qraft.books.getBook.useQueries({
        queries: [
          {
            parameters: { path: { bookId } },
            placeholderData: (previous) => void seen.push(previous),
          },
        ],
      }),
    {
      wrapper: withContext({ requestFn }),
      initialProps: { bookId: 2 },
    },
  );
  await waitFor(() => expect(result.current[0]?.isSuccess).toBe(true));
  rerender({ bookId: 7 });
  expect(result.current[0]?.data).toBeUndefined();
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.every((previous) => previous === undefined)).toBe(true);
});
