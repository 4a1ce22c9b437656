import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { BestsellerPrice } from './BestsellerPrice';
import { api } from './client';

const parameters = { query: { tag: ['bestseller'] } };

test('asks for nothing while the list is young', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    await api.books.listBooks.fetchQuery({ parameters });
    const page = render(<BestsellerPrice bookId={7} />);
    page.getByText('13.90 €');
    await idle();
  });
});

test('refetches when the list is older than a minute', async () => {
  await recordSample(
    import.meta.url,
    async ({ render, idle, mockApi }) => {
      const list = await api.books.listBooks.fetchQuery({ parameters });
      api.books.listBooks.setQueryData(parameters, list, {
        updatedAt: Date.now() - 61_000,
      });
      mockApi.data.books.find(({ id }) => id === 7)!.price = 1190;
      const page = render(<BestsellerPrice bookId={7} />);
      page.getByText('13.90 €');
      await page.findByText('11.90 €');
      await idle();
    },
    'old',
  );
});
