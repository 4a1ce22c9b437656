import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
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
      expect(mockApi.data.books.at(-1)?.stock).toBe(5);
      value('before the response', counter.textContent);

      await idle();
      expect(mockApi.data.books.at(-1)?.stock).toBe(6);
      value('after the response', counter.textContent);
    },
  );
});

test('cancels a request that would bring the old number back', async () => {
  const record = await runSample(async ({ render, mockApi, idle }) => {
    const page = render(<StockCounter bookId={7} />);
    await page.findByText('5 copies');
    await idle();
    mockApi.delay(300);
    void api.books.getBook.refetchQueries();
    page.getByRole('button').click();
    await page.findByText('6 copies');
    await idle();
    page.getByText('6 copies');
  });
  const { requests } = JSON.parse(record) as {
    requests: { method: string; status: number | null }[];
  };
  expect(requests.map(({ method, status }) => [method, status])).toEqual([
    ['GET', 200],
    ['GET', null],
    ['PATCH', 200],
    ['GET', 200],
  ]);
});

test('writes nothing for a book that is not in the cache', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    mockApi.delay(20);
    const { result } = renderHook(() => useUpdateBook(7));
    result.current.mutate({ stock: 6 });
    await Promise.resolve();
    const parameters = { path: { bookId: 7 } };
    expect(api.books.getBook.getQueryState(parameters)).toBeUndefined();
    await idle();
    expect(api.books.getBook.getQueryState(parameters)).toBeUndefined();
  });
});

const book = { path: { bookId: 7 } };

function cachedBook() {
  const { stock, price } = api.books.getBook.getQueryData(book) ?? {};
  return { stock, price };
}

test('the rollback of one update takes the guess of the next away', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    mockApi.respond('patch', '/books/{bookId}', ({ body }) => {
      if (body.stock !== undefined)
        return new Response('', { status: 400 });
      const stored = mockApi.data.books.find(({ id }) => id === 7)!;
      return Response.json(Object.assign(stored, body));
    });
    const { result } = renderHook(() => {
      api.books.getBook.useQuery(book);
      return useUpdateBook(7);
    });
    await idle();

    mockApi.delay(200);
    act(() => result.current.mutate({ stock: 6 }));
    await waitForBook({ stock: 6, price: 1390 });
    mockApi.delay(600);
    act(() => result.current.mutate({ price: 1190 }));
    await waitForBook({ stock: 6, price: 1190 });

    // The first update has failed, the second one is still pending.
    await waitForBook({ stock: 5, price: 1390 });
    expect(mockApi.data.books.at(-1)?.price).toBe(1390);

    await idle();
    expect(cachedBook()).toEqual({ stock: 5, price: 1190 });
  });
});

test('the refresh of one update shows the book without the next', async () => {
  await runSample(async ({ renderHook, mockApi, idle }) => {
    const { result } = renderHook(() => {
      api.books.getBook.useQuery(book);
      return useUpdateBook(7);
    });
    await idle();

    mockApi.delay(200);
    act(() => result.current.mutate({ stock: 6 }));
    await waitForBook({ stock: 6, price: 1390 });
    mockApi.delay(800);
    act(() => result.current.mutate({ price: 1190 }));
    await waitForBook({ stock: 6, price: 1190 });
    mockApi.delay(0);

    await waitForBook({ stock: 6, price: 1390 });
    await idle();
    expect(cachedBook()).toEqual({ stock: 6, price: 1190 });
  });
});

function waitForBook(expected: { stock: number; price: number }) {
  return waitFor(() => expect(cachedBook()).toEqual(expected), {
    interval: 5,
  });
}
