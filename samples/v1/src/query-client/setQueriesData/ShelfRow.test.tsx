import { requestFn } from '@openapi-qraft/react';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { ShelfRow } from './ShelfRow';

test('puts the book back into both lists when the API refuses', async () => {
  await recordSample(
    import.meta.url,
    async ({ render, mockApi, idle }) => {
      const parameters = { query: { genre: 'fiction' as const } };
      const { listBooks } = qraft.books;
      const cachedIds = () =>
        listBooks
          .getQueryData(parameters, queryClient)
          ?.items.map(({ id }) => id);
      await listBooks.fetchQuery(
        { parameters, requestFn, baseUrl },
        queryClient,
      );
      const page = render(<ShelfRow bookId={1} />);
      await page.findByText('Invisible Cities');
      await idle();

      mockApi.respond('delete', '/books/{bookId}', {
        status: 404,
        body: { type: 'about:blank', title: 'Not found', status: 404 },
      });
      mockApi.delay(300);
      fireEvent.click(page.getByRole('button'));
      await page.findByText('This book is gone.');
      expect(cachedIds()).not.toContain(1);
      await page.findByText('Invisible Cities');
      expect(cachedIds()).toContain(1);
      await page.findByRole('alert');
      await idle();
    },
    'failure',
  );
});

test('says that a book is gone only once the list is there', async () => {
  await runSample(async ({ render, mockApi }) => {
    mockApi.failNetwork();
    const page = render(<ShelfRow bookId={1} />);
    expect(page.container.textContent).toBe('Loading…');
    await page.findByText('The list did not load.');
  });
});
