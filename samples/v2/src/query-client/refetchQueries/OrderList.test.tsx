import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
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

// > Offline, the promise would resolve at once, so the component checks the
// > connection first.
test('does not claim to be up to date while offline', async () => {
  await runSample(async ({ render, idle }) => {
    render(<OrderList storeId="lisbon" />);
    await screen.findByText('o-1: placed');
    onlineManager.setOnline(false);
    fireEvent.click(screen.getByRole('button'));
    await screen.findByText('You are offline.');

    const { refetchQueries, getQueriesData } = api.orders.listOrders;
    const [[, before] = []] = getQueriesData({});
    await refetchQueries({}, { throwOnError: true });
    const [[, after] = []] = getQueriesData({});
    expect(after).toBe(before);
    onlineManager.setOnline(true);
    await idle();
  });
});
