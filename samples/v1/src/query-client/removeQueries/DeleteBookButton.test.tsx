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

// > On the book's own page, leave the page first: a [mounted
// > hook](#behavior-worth-knowing) would request the deleted book again and get a `404`.
test('on the page of the book, the deleted book is requested again', async () => {
  function BookPage() {
    const { data } = getBook.useQuery(parameters);
    return (
      <>
        <h1>{data?.title}</h1>
        <DeleteBookButton bookId={7} />
      </>
    );
  }
  const record = await runSample(async ({ render, idle }) => {
    const page = render(<BookPage />);
    await page.findByText('The Left Hand of Darkness');
    fireEvent.click(page.getByRole('button'));
    await idle();
    page.rerender(<BookPage />);
    await idle();
  });
  expect(record).toContain('"status": 404');
});
