import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { BookFeed } from './BookFeed';

const titles = () =>
  screen
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(' Delete', ''));

test('removes the book from all pages at once', async () => {
  await recordSample(
    import.meta.url,
    async ({ render, mockApi, idle, value }) => {
      await openTwoPages({ render, idle });
      mockApi.delay(100);
      fireEvent.click(screen.getAllByText('Delete')[2]!);
      await expect.poll(titles).toHaveLength(3);
      expect(mockApi.data.books).toHaveLength(5);
      value('before the response', titles());
      await idle();
      value('after the refetch', titles());
      expect(mockApi.data.books).toHaveLength(4);
    },
  );
});

test('brings the book back when the API refuses', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    const science = { query: { genre: 'science' } } as const;
    await api.books.listBooks.fetchInfiniteQuery({
      parameters: science,
      initialPageParam: {},
    });
    const other = api.books.listBooks.getInfiniteQueryData(science);
    await openTwoPages({ render, idle });
    const before = titles();

    mockApi.delay(100);
    mockApi.respond('delete', '/books/{bookId}', {
      status: 404,
      body: { type: 'about:blank', title: 'Not found', status: 404 },
    });
    // Cosmos is in both infinite lists.
    fireEvent.click(screen.getAllByText('Delete')[1]!);
    await expect.poll(titles).toHaveLength(3);
    const emptied = api.books.listBooks.getInfiniteQueryData(science);
    expect(emptied?.pages[0]?.items).toEqual([]);
    await screen.findByRole('alert');
    expect(titles()).toEqual(before);
    expect(api.books.listBooks.getInfiniteQueryData(science)).toEqual(
      other,
    );
    await idle();
  });
});

async function openTwoPages({
  render,
  idle,
}: Pick<
  Parameters<Parameters<typeof runSample>[0]>[0],
  'render' | 'idle'
>) {
  render(<BookFeed />);
  await screen.findByText('Invisible Cities');
  await idle();
  fireEvent.click(screen.getByText('Load more'));
  await screen.findByText('The Dispossessed');
  await idle();
}
