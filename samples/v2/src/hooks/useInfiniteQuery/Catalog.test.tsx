import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { Catalog } from './Catalog';

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
