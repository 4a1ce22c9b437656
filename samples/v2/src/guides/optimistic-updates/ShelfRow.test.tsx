import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { ShelfRow } from './ShelfRow';

test('brings every list back when the update fails', async () => {
  await recordSample(
    import.meta.url,
    async ({ render, mockApi, value, idle }) => {
      const genre = { query: { genre: 'fiction' } } as const;
      const stocks = () =>
        [undefined, genre].map((parameters) => {
          const list = api.books.listBooks.getQueryData(parameters);
          return list?.items.find(({ id }) => id === 1)?.stock;
        });
      await api.books.listBooks.fetchQuery({ parameters: genre });
      const page = render(<ShelfRow bookId={1} />);
      await page.findByText(/4 copies/);
      await idle();

      mockApi.delay(300);
      mockApi.respond('patch', '/books/{bookId}', {
        status: 404,
        body: { type: 'about:blank', title: 'Not found', status: 404 },
      });
      page.getByRole('button').click();
      await page.findByText(/: sold out/);
      value('stock in both lists, before the response', stocks());
      await page.findByRole('alert');
      value('stock in both lists, after the failure', stocks());
      await idle();
      expect(stocks()).toEqual([4, 4]);
    },
    'failure',
  );
});
