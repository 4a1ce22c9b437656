import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './bookshop';
import { BookPage } from './BookPage';

test('does not retry a 404', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<BookPage bookId={99} />);
    await screen.findByText('There is no such book.');
  });
});

test('retries three times without a network', async () => {
  const record = await runSample(async ({ render, mockApi }) => {
    mockApi.failNetwork();
    render(<BookPage bookId={7} />);
    await screen.findByText('The book did not load.');
  });
  expect(record.match(/"status": null/g)).toHaveLength(4);
});

test('the default of queries applies to fetchQuery(), too', async () => {
  const record = await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    const load = api.books.getBook.fetchQuery({
      parameters: { path: { bookId: 7 } },
    });
    await expect(load).rejects.toMatchObject({
      message: expect.stringContaining('no response'),
    });
  });
  expect(record.match(/"status": null/g)).toHaveLength(4);
});
