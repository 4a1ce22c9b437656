import { requestFn } from '@openapi-qraft/react';
import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { asWritten } from '../../facts/asWritten';
import { baseUrl, qraft, queryClient } from './client';
import { priceChanged } from './priceChanged';

const { getBook } = qraft.books;
const parameters = { path: { bookId: 7 } };
const options = { parameters, requestFn, baseUrl };

test('changes the cached book', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    await getBook.fetchQuery(options, queryClient);
    const before = getBook.getQueryData(parameters, queryClient);
    value('priceChanged(7, 990)', priceChanged(7, 990));
    value('priceChanged(2, 990)', priceChanged(2, 990));
    expect(before?.price).toBe(1390);
    expect(getBook.getQueryData(parameters, queryClient)?.price).toBe(990);
  });
});

test('creates nothing when the updater returns undefined', async () => {
  await runSample(async () => {
    expect(priceChanged(7, 990)).toBeUndefined();
    expect(getBook.getQueryState(parameters, queryClient)).toBeUndefined();
  });
});

test('counts as a success: fresh, valid, without error', async () => {
  await runSample(async ({ mockApi }) => {
    const book = await getBook.fetchQuery(options, queryClient);
    mockApi.failNetwork();
    await getBook.prefetchQuery(options, queryClient);
    await getBook.invalidateQueries({ parameters }, queryClient);
    expect(getBook.getQueryState(parameters, queryClient)).toMatchObject({
      status: 'error',
      isInvalidated: true,
    });
    getBook.setQueryData(parameters, { ...book, stock: 1 }, queryClient);
    expect(getBook.getQueryState(parameters, queryClient)).toMatchObject({
      status: 'success',
      isInvalidated: false,
      error: null,
    });
  });
});

test('is overwritten by a response that was in flight', async () => {
  await runSample(async ({ mockApi, idle }) => {
    await getBook.fetchQuery(options, queryClient);
    mockApi.delay(20);
    void getBook.fetchQuery(options, queryClient);
    priceChanged(7, 990);
    expect(getBook.getQueryData(parameters, queryClient)?.price).toBe(990);
    await idle();
    expect(getBook.getQueryData(parameters, queryClient)?.price).toBe(1390);
  });
});

test('keeps the object when nothing differs', async () => {
  await runSample(async () => {
    const book = await getBook.fetchQuery(options, queryClient);
    priceChanged(7, book.price);
    expect(getBook.getQueryData(parameters, queryClient)).toBe(book);
  });
});

// > Until then, `refetchQueries()` gives them the status `'error'`, with
// > `Missing queryFn`.
test('an entry that nothing has used cannot refetch', async () => {
  await runSample(async ({ mockApi }) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const book = mockApi.data.books[0]!;
    getBook.setQueryData(parameters, book, queryClient);
    await getBook.refetchQueries({ parameters }, queryClient);
    const state = getBook.getQueryState(parameters, queryClient);
    expect(state?.status).toBe('error');
    expect(String(state?.error)).toContain('Missing queryFn');
    logged.mockRestore();
  });
});

test('throws without a client', () => {
  expect(() => asWritten(getBook.setQueryData)(parameters, {})).toThrow(
    'queryClient is invalid, setQueryData method does not exist',
  );
  expect(() => asWritten(getBook.setQueryData)()).toThrow(
    'queryClient is required',
  );
});
