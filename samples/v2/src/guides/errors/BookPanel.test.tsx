import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { BookPanel } from './BookPanel';
import { api } from './client';

test('shows the message of the error body', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(<BookPanel bookId={99} />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Not found');
  });
});

test('keeps the data when a refetch fails', async () => {
  await runSample(async ({ render, mockApi }) => {
    render(<BookPanel bookId={7} />);
    await screen.findByText('The Left Hand of Darkness');
    mockApi.failNetwork();
    await api.books.getBook.refetchQueries();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Failed to fetch');
    screen.getByText('The Left Hand of Darkness');
  });
});
