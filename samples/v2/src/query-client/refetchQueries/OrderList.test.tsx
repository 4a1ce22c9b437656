import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { OrderList } from './OrderList';

test('refetches and says that the list is up to date', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    render(<OrderList storeId="lisbon" />);
    await screen.findByText('o-1: placed');
    mockApi.data.orders[0]!.status = 'shipped';
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('o-1: shipped');
    await screen.findByText('Up to date');
  });
});

test('keeps the old list and says so when the request fails', async () => {
  await runSample(async ({ render, mockApi }) => {
    render(<OrderList storeId="lisbon" />);
    await screen.findByText('o-1: placed');
    mockApi.failNetwork();
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText(/Refreshing failed/);
    expect(screen.getByText('o-1: placed')).toBeDefined();
  });
});
