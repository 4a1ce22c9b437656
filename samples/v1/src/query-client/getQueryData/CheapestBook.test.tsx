import { requestFn } from '@openapi-qraft/react';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { CheapestBook } from './CheapestBook';
import { baseUrl, qraft, queryClient } from './client';

test('looks through the list that is in the cache', async () => {
  await recordSample(import.meta.url, async ({ render, value }) => {
    const parameters = { query: { genre: 'science' as const } };
    await qraft.books.listBooks.fetchQuery(
      { parameters, requestFn, baseUrl },
      queryClient,
    );
    const page = render(<CheapestBook genre="science" />);
    fireEvent.click(page.getByRole('button'));
    const answer = page.getByRole('status').textContent;
    expect(answer).toBe('Cosmos');
    value('shown after the click', answer);
  });
});

test('tells an empty list from one that was not loaded', async () => {
  await runSample(({ render }) => {
    qraft.books.listBooks.setQueryData(
      { query: { genre: 'poetry' } },
      { items: [], page: 1, pageSize: 2, total: 0 },
      queryClient,
    );
    const page = render(<CheapestBook genre="poetry" />);
    fireEvent.click(page.getByRole('button'));
    page.getByText('The list is empty.');
  });
});

test('finds nothing in another list', async () => {
  await runSample(({ render }) => {
    const page = render(<CheapestBook genre="poetry" />);
    fireEvent.click(page.getByRole('button'));
    page.getByText('Open the list first.');
  });
});
