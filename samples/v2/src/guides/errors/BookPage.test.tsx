import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
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
