import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { qraft, queryClient } from './client';
import { StockCounter } from './StockCounter';
import { useUpdateBook } from './useUpdateBook';

test('shows the new number before the response is there', async () => {
  await recordSample(
    import.meta.url,
    async ({ render, mockApi, value, idle }) => {
      const page = render(<StockCounter bookId={7} />);
      const counter = await page.findByRole('status');
      await idle();
      value('before the click', counter.textContent);

      mockApi.delay(300);
      page.getByRole('button').click();
      await page.findByText('6 copies');
      value('before the response', counter.textContent);

      await idle();
      value('after the response', counter.textContent);
      expect(counter.textContent).toBe('6 copies');
    },
  );
});

test('writes nothing for a book that is not in the cache', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    mockApi.delay(20);
    const { result } = renderHook(() => useUpdateBook(7));
    result.current.mutate({ stock: 6 });
    await idle();
    expect(
      qraft.books.getBook.getQueryState(
        { path: { bookId: 7 } },
        queryClient,
      ),
    ).toBeUndefined();
  });
});
