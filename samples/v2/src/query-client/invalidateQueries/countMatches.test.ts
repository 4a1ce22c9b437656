import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { countMatches } from './countMatches';

type Genre = 'fiction' | 'science';

test('counts what each filter matches among five lists', async () => {
  await recordSample(import.meta.url, ({ mockApi, value }) => {
    const page = (genre?: Genre, number = 1) => ({
      items: mockApi.data.books.filter((book) => book.genre === genre),
      page: number,
      pageSize: 2,
      total: 5,
    });
    const { listBooks } = api.books;
    listBooks.setQueryData({}, page());
    listBooks.setQueryData(
      { query: { genre: 'fiction' } },
      page('fiction'),
    );
    listBooks.setQueryData(
      { query: { genre: 'fiction', page: 2 } },
      page('fiction', 2),
    );
    listBooks.setQueryData(
      { query: { genre: 'science' } },
      page('science'),
    );
    listBooks.setInfiniteQueryData(
      { query: { genre: 'fiction' } },
      { pages: [page('fiction')], pageParams: [{ query: { page: 1 } }] },
    );

    const counts = countMatches();
    expect(counts).toEqual({
      noArgument: 5,
      emptyObject: 4,
      infinite: 1,
      fiction: 2,
      fictionExact: 1,
      soldOut: 1,
    });
    value('countMatches()', counts);
  });
});
