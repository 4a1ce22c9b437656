import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { asWritten } from '../../facts/asWritten';
import { baseUrl, qraft, queryClient } from './client';
import { refreshShop } from './refreshShop';

const { getBooksStock, getBook } = qraft.books;
const server = { requestFn, baseUrl };
const parameters = { path: { bookId: 7 } };
const inShop = (bookId: number, storeId: string) => ({
  path: { bookId },
  header: { 'X-Store-Id': storeId },
});

function countRequests(record: string) {
  return (JSON.parse(record) as { requests: unknown[] }).requests.length;
}

test('refetches both books of the shop', async () => {
  await recordSample(import.meta.url, async () => {
    for (const parameters of [
      inShop(7, 'lisbon'),
      inShop(1, 'lisbon'),
      inShop(7, 'porto'),
    ]) {
      await getBooksStock.fetchQuery(
        { parameters, ...server },
        queryClient,
      );
    }
    await refreshShop('lisbon');
    const porto = getBooksStock.getQueryState(
      inShop(7, 'porto'),
      queryClient,
    );
    expect(porto?.dataUpdateCount).toBe(1);
  });
});

// > **Disabled queries are skipped**, even if their data is stale.
test('leaves queries of disabled hooks out', async () => {
  const record = await runSample(async ({ renderHook }) => {
    renderHook(() => getBook.useQuery(parameters, { enabled: false }));
    await getBook.refetchQueries(queryClient);
  });
  expect(countRequests(record)).toBe(0);
});

test('an entry that was only written, or hydrated, cannot be loaded', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const cache = new QueryClient();
  await runSample(async ({ mockApi }) => {
    getBook.setQueryData(parameters, mockApi.data.books[0], cache);
    await getBook.refetchQueries(cache);
    expect(getBook.getQueryState(parameters, cache)).toMatchObject({
      status: 'error',
      data: { id: 1 },
      error: { message: expect.stringContaining('Missing queryFn') },
    });
  });
  complaint.mockRestore();
});

test('keeps the server and the retries that the query was loaded with', async () => {
  const record = await runSample(async ({ mockApi }) => {
    const mirror = 'https://mirror.bookshop.example/v1';
    await getBook.prefetchQuery(
      { parameters, requestFn, baseUrl: mirror },
      queryClient,
    );
    mockApi.failNetwork();
    await getBook.refetchQueries(queryClient);
  });
  expect(countRequests(record)).toBe(2);
  expect(record.match(/mirror/g)).toHaveLength(2);
});

test('without throwOnError the promise resolves, with it, it rejects', async () => {
  await runSample(async ({ mockApi }) => {
    await getBook.fetchQuery({ parameters, ...server }, queryClient);
    mockApi.failNetwork();
    await getBook.refetchQueries({}, queryClient);
    await expect(
      getBook.refetchQueries({}, { throwOnError: true }, queryClient),
    ).rejects.toBeInstanceOf(Error);
  });
});

// > If a hook uses the query, the query switches to the base URL of the hook's
// > context when the hook renders.
test('a hook brings its base URL back when it rerenders', async () => {
  const mirror = 'https://mirror.bookshop.example/v1';
  const record = await runSample(async ({ renderHook, idle }) => {
    // The hook reads only `data`, so an equal response doesn't rerender it.
    const { rerender } = renderHook(
      () => getBook.useQuery(parameters).data,
    );
    await idle();
    await getBook.fetchQuery(
      { parameters, requestFn, baseUrl: mirror },
      queryClient,
    );
    await getBook.refetchQueries(queryClient);
    rerender();
    await getBook.refetchQueries(queryClient);
  });
  const { requests } = JSON.parse(record) as {
    requests: { url: string }[];
  };
  expect(requests.map(({ url }) => url.replace('/books/7', ''))).toEqual([
    baseUrl,
    mirror,
    mirror,
    baseUrl,
  ]);
});

// > Without arguments, the call throws `queryClient is required`. With only
// > filters, it throws `queryClient is invalid, refetchQueries method does not
// > exist`.
test('says what is wrong with the client', () => {
  const refetchQueries = asWritten(getBook.refetchQueries);
  expect(() => refetchQueries()).toThrow('queryClient is required');
  expect(() => refetchQueries({ parameters })).toThrow(
    'queryClient is invalid, refetchQueries method does not exist',
  );
});
