import { requestFn } from '@openapi-qraft/react';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { DeleteBookButton } from './DeleteBookButton';

const { getBook, listBooks } = qraft.books;
const parameters = { path: { bookId: 7 } };
const loadBook = () =>
  getBook.fetchQuery({ parameters, requestFn, baseUrl }, queryClient);

test('forgets the book and marks the lists', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    await loadBook();
    await listBooks.fetchQuery(
      { parameters: {}, requestFn, baseUrl },
      queryClient,
    );
    const page = render(<DeleteBookButton bookId={7} />);
    fireEvent.click(page.getByRole('button'));
    await idle();
    expect(getBook.getQueryState(parameters, queryClient)).toBeUndefined();
    expect(listBooks.getQueryState({}, queryClient)?.isInvalidated).toBe(
      true,
    );
  });
});

test('keeps the book when the server refuses', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    await loadBook();
    mockApi.failNetwork();
    const page = render(<DeleteBookButton bookId={7} />);
    fireEvent.click(page.getByRole('button'));
    await page.findByRole('alert');
    await idle();
    expect(getBook.getQueryData(parameters, queryClient)?.id).toBe(7);
  });
});

test('a mounted hook keeps showing what was removed', async () => {
  await runSample(async ({ renderHook, idle }) => {
    const { result, rerender } = renderHook(() =>
      getBook.useQuery(parameters),
    );
    await idle();
    getBook.removeQueries(queryClient);
    await idle();
    expect(result.current.data?.id).toBe(7);
    expect(getBook.getQueryState(parameters, queryClient)).toBeUndefined();
    rerender();
    expect(result.current.isPending).toBe(true);
    await idle();
    expect(result.current.data?.id).toBe(7);
  });
});

test('a running fetch of a removed query rejects', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.delay(30);
    const loading = loadBook();
    const outcome = expect(loading).rejects.toMatchObject({
      message: expect.stringContaining('CancelledError'),
    });
    getBook.removeQueries(queryClient);
    await outcome;
  });
});
