import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { readStock } from './quickStock';

const path = { bookId: 7 };

test('returns the old number and loads the new one', async () => {
  await recordSample(import.meta.url, async ({ value, mockApi, idle }) => {
    value('readStock(7)', await readStock(7));

    // A minute later a copy has been sold.
    const book = mockApi.data.books.find(({ id }) => id === 7);
    if (book) book.stock = 4;
    const later = Date.now() + 60_000;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => later);
    value('readStock(7), a minute later', await readStock(7));
    await idle();
    value('readStock(7), right after', await readStock(7));
    clock.mockRestore();
  });
});

test('keeps quiet when the request behind fails', async () => {
  await runSample(async ({ mockApi, idle }) => {
    await readStock(7);
    await api.books.getBook.invalidateQueries();
    mockApi.failNetwork();
    expect(await readStock(7)).toBe(5);
    await idle();
    expect(api.books.getBook.getQueryState({ path })?.status).toBe('error');
    expect(await readStock(7)).toBe(5);
    await idle();
  });
});

// > If data is cached, the other options apply only to the background refetch.
test('other options apply to the request behind', async () => {
  await runSample(async ({ mockApi, idle }) => {
    const parameters = { path };
    const { fetchQuery, ensureQueryData } = api.books.getBook;
    const { stock } = await fetchQuery({ parameters });
    await api.books.getBook.invalidateQueries();
    const other = { ...mockApi.data.books[0]!, stock: 99 };
    const options = {
      parameters,
      staleTime: Infinity,
      requestFn: () =>
        Promise.resolve({ data: other, response: new Response() }),
    } as const;

    expect((await ensureQueryData(options)).stock).toBe(stock);
    await idle();
    expect(api.books.getBook.getQueryData(parameters)?.stock).toBe(stock);

    // An invalidation counts as stale, whatever staleTime is.
    await ensureQueryData({ ...options, revalidateIfStale: true });
    await idle();
    expect(api.books.getBook.getQueryData(parameters)?.stock).toBe(99);
  });
});
