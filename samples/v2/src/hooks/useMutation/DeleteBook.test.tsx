import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { DeleteBook } from './DeleteBook';

function Titles() {
  const { data } = api.books.listBooks.useQuery({ query: { pageSize: 5 } });
  return <p>{data?.items.map((book) => book.title).join(', ')}</p>;
}

test('stays pending until the lists are loaded again', async () => {
  const book = { path: { bookId: 2 } };
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    await api.books.getBook.fetchQuery({ parameters: book });
    render(
      <>
        <DeleteBook bookId={2} />
        <Titles />
      </>,
    );
    await screen.findByText(/Cosmos/);
    await idle();

    mockApi.delay(150);
    fireEvent.click(screen.getByText('Delete'));
    await waitFor(
      () => expect(api.books.getBook.getQueryData(book)).toBeUndefined(),
      { interval: 5 },
    );
    // The book is deleted; the list still loads.
    expect(mockApi.data.books).toHaveLength(4);
    expect(screen.getByText('Deleting…')).toBeTruthy();
    await screen.findByText('Delete');
    expect(screen.queryByText(/Cosmos/)).toBeNull();
  });
});

test('forgets the reviews, as a plain and as an infinite list', async () => {
  const book = { path: { bookId: 2 } };
  const { listReviews } = api.books;
  await runSample(async ({ render, idle }) => {
    const none = { items: [], nextCursor: null };
    listReviews.setQueryData(book, none);
    const list = { pages: [none], pageParams: [{}] };
    listReviews.setInfiniteQueryData(book, list);
    render(<DeleteBook bookId={2} />);
    fireEvent.click(screen.getByText('Delete'));
    await idle();
    expect(listReviews.getQueriesData()).toEqual([]);
  });
});

// > it requests the book again when it rerenders, and gets a `404`.
test('a mounted component requests the deleted book again', async () => {
  const book = { path: { bookId: 2 } };
  const recording = await runSample(async ({ render, idle }) => {
    function Details() {
      const { data } = api.books.getBook.useQuery(book, { retry: false });
      return (
        <>
          <h1>{data?.title}</h1>
          <DeleteBook bookId={2} />
        </>
      );
    }
    const page = render(<Details />);
    await screen.findByText(/Cosmos/);
    fireEvent.click(screen.getByText('Delete'));
    await idle();
    page.rerender(<Details />);
    await idle();
  });
  const { requests } = JSON.parse(recording) as {
    requests: { method: string; status: number }[];
  };
  expect(requests.map(({ method, status }) => [method, status])).toEqual([
    ['GET', 200],
    ['DELETE', 204],
    ['GET', 404],
  ]);
});
