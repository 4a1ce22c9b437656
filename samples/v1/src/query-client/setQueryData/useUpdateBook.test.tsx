import { waitFor } from '@testing-library/react';
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

// > If the first mutation fails, its rollback also removes the second change
// > from the screen, until a refetch brings it back.
test('a rollback removes the change of an overlapping mutation', async () => {
  await runSample(async ({ render, renderHook, mockApi, idle }) => {
    const page = render(<StockCounter bookId={7} />);
    await page.findByText('5 copies');
    await idle();
    const { result } = renderHook(() => useUpdateBook(7));
    let sent = 0;
    mockApi.respond('patch', '/books/{bookId}', () => {
      sent += 1;
      if (sent === 1)
        return Response.json({ title: 'No' }, { status: 400 });
      const book = mockApi.data.books.find(({ id }) => id === 7)!;
      book.stock = 9;
      return Response.json(book);
    });
    const refuse = mockApi.hold();
    result.current.mutate({ price: -1 });
    await waitFor(() =>
      expect(
        qraft.books.getBook.getQueryData(
          { path: { bookId: 7 } },
          queryClient,
        )?.price,
      ).toBe(-1),
    );
    const accept = mockApi.hold();
    result.current.mutate({ stock: 9 });
    await page.findByText('9 copies');
    refuse();
    await page.findByText('5 copies');
    accept();
    await page.findByText('9 copies');
    await idle();
    page.getByText('9 copies');
  });
});
