import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { SearchResults } from './SearchResults';

test('sends the text in the body of every page', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    render(<SearchResults text="d" />);
    await screen.findByText('The Dispossessed');
    await idle();

    fireEvent.click(screen.getByText('More'));
    await screen.findByText('The Left Hand of Darkness');
  });
});

test('asks nothing while there is no text', async () => {
  await runSample(async ({ render, idle }) => {
    render(<SearchResults text="" />);
    await idle();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

test('merges the body of a page parameter, too', async () => {
  const record = await runSample(async ({ renderHook, idle }) => {
    renderHook(() =>
      api.books.searchBooks.useInfiniteQuery(
        { body: { text: 'the', genres: ['fiction'] } },
        {
          initialPageParam: { body: { genres: ['poetry'] } },
          getNextPageParam: () => undefined,
        },
      ),
    );
    await idle();
  });
  const { requests } = JSON.parse(record) as {
    requests: { body: unknown }[];
  };
  expect(requests.map((request) => request.body)).toEqual([
    { text: 'the', genres: ['poetry'] },
  ]);
});

// > If a whole group is `undefined`, all its values are removed. An `undefined`
// > `body` is ignored: the `body` of `parameters` stays.
test('an undefined group removes the query, but not the body', async () => {
  const record = await runSample(async ({ renderHook, idle }) => {
    renderHook(() =>
      api.books.searchBooks.useInfiniteQuery(
        { body: { text: 'the' }, query: { page: 3 } },
        {
          initialPageParam: { body: undefined, query: undefined },
          getNextPageParam: () => undefined,
        },
      ),
    );
    await idle();
  });
  expect(JSON.parse(record)).toMatchObject({
    requests: [
      {
        url: 'https://bookshop.example/v1/books/search',
        body: { text: 'the' },
      },
    ],
  });
});
