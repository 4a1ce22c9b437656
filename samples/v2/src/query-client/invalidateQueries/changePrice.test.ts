import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { changePrice } from './changePrice';
import { api } from './client';

const parameters = { path: { bookId: 7 } };

test('loads the book on screen again after the change', async () => {
  await recordSample(import.meta.url, async ({ renderHook }) => {
    const { result } = renderHook(() =>
      api.books.getBook.useQuery(parameters),
    );
    await waitFor(() => expect(result.current.data?.price).toBe(1390));
    await changePrice(7, 1190);
    await waitFor(() => expect(result.current.data?.price).toBe(1190));
  });
});

test('a book that nobody looks at is marked and not loaded', async () => {
  await runSample(async () => {
    await api.books.getBook.fetchQuery({ parameters });
    await changePrice(7, 1190);
    const state = api.books.getBook.getQueryState(parameters);
    expect(state).toMatchObject({
      isInvalidated: true,
      data: { price: 1390 },
    });
  });
});

test('a change that was refused invalidates nothing', async () => {
  await runSample(async ({ mockApi }) => {
    await api.books.getBook.fetchQuery({ parameters });
    mockApi.failNetwork();
    await changePrice(7, 1190);
    const state = api.books.getBook.getQueryState(parameters);
    expect(state?.isInvalidated).toBe(false);
  });
});
