import { requestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { api } from './client';
import { sellCopy } from './sellCopy';

const parameters = { path: { bookId: 7 } };
const { getBook } = api.books;

test('changes the cached book', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    await getBook.fetchQuery({ parameters });
    const before = getBook.getQueryData(parameters);
    value('sellCopy(7)', sellCopy(7));
    value('sellCopy(2)', sellCopy(2));
    expect(before?.stock).toBe(5);
    expect(getBook.getQueryData(parameters)?.stock).toBe(4);
  });
});

test('does nothing when the updater returns undefined', async () => {
  await runSample(async () => {
    expect(sellCopy(2)).toBeUndefined();
    expect(getBook.getQueryState({ path: { bookId: 2 } })).toBeUndefined();

    const book = await getBook.fetchQuery({ parameters });
    getBook.setQueryData(parameters, undefined);
    expect(getBook.getQueryData(parameters)).toBe(book);
  });
});

test('counts as a success: fresh, valid, without error', async () => {
  await runSample(async ({ mockApi }) => {
    const book = await getBook.fetchQuery({ parameters });
    mockApi.failNetwork();
    await getBook.invalidateQueries({ parameters });
    await getBook.prefetchQuery({ parameters });
    expect(getBook.getQueryState(parameters)).toMatchObject({
      status: 'error',
      isInvalidated: true,
    });
    getBook.setQueryData(parameters, { ...book, stock: 1 });
    expect(getBook.getQueryState(parameters)).toMatchObject({
      status: 'success',
      isInvalidated: false,
      error: null,
    });
  });
});

test('is overwritten by a response that was in flight', async () => {
  await runSample(async ({ mockApi, idle }) => {
    await getBook.fetchQuery({ parameters });
    mockApi.delay(20);
    void getBook.fetchQuery({ parameters });
    sellCopy(7);
    expect(getBook.getQueryData(parameters)?.stock).toBe(4);
    await idle();
    expect(getBook.getQueryData(parameters)?.stock).toBe(5);
  });
});

test('keeps the parts that did not change', async () => {
  await runSample(async () => {
    const book = await getBook.fetchQuery({ parameters });
    getBook.setQueryData(parameters, { ...book, tags: ['bestseller'] });
    expect(getBook.getQueryData(parameters)).toBe(book);
  });
});

// > The hook uses another `QueryClient`. `setQueryData()` writes to the
// > `queryClient` of the client on which you call it. If you created the hook's
// > client without a `queryClient`, the hook uses the `QueryClient` of the
// > provider.
test('a write to another QueryClient does not reach the hook', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const browserApi = createAPIClient({
      requestFn,
      baseUrl: 'https://bookshop.example/v1',
    });
    const { result } = renderHook(() =>
      browserApi.books.getBook.useQuery(parameters),
    );
    await idle();

    const other = createAPIClient({ queryClient: new QueryClient() });
    const book = result.current.data!;
    other.books.getBook.setQueryData(parameters, { ...book, stock: 1 });
    await idle();
    expect(result.current.data?.stock).toBe(5);

    getBook.setQueryData(parameters, { ...book, stock: 1 });
    await idle();
    expect(result.current.data?.stock).toBe(1);
  });
});
