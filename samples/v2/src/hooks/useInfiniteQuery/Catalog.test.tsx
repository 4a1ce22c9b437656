import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { Catalog } from './Catalog';
import { api } from './client';

test('loads one page after the other until all books are there', async () => {
  await recordSample(import.meta.url, async ({ render, idle }) => {
    render(<Catalog />);
    await screen.findByText('The Dispossessed');
    await idle();

    fireEvent.click(screen.getByText('Next page'));
    await screen.findByText('The Left Hand of Darkness');
    expect(screen.getAllByRole('list')).toHaveLength(2);
    expect(screen.queryByText('Next page')).toBeNull();
  });
});

test('says that there is no catalog when the first page fails', async () => {
  await runSample(async ({ render, mockApi }) => {
    mockApi.failNetwork();
    render(<Catalog />);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('No catalog today.');
  });
});

test('disables the button while the list refetches', async () => {
  await runSample(async ({ render, mockApi, idle }) => {
    render(<Catalog />);
    const button = await screen.findByRole<HTMLButtonElement>('button');
    await idle();
    expect(button.disabled).toBe(false);

    mockApi.delay(20);
    void api.books.listBooks.refetchQueries({ infinite: true });
    await waitFor(() => expect(button.disabled).toBe(true));
    await idle();
    expect(button.disabled).toBe(false);
  });
});
