import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { RefreshNote } from './RefreshNote';

function Orders({ storeId }: { storeId: string }) {
  const { data } = api.orders.listOrders.useQuery({
    header: { 'X-Store-Id': storeId },
    query: { status: 'placed' },
  });
  return <p>{data ? `${data.length} in ${storeId}` : 'Skeleton'}</p>;
}

test('notes a refresh, but not the first load', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    mockApi.delay(40);
    render(
      <>
        <Orders storeId="lisbon" />
        <RefreshNote />
      </>,
    );
    screen.getByText('Skeleton');
    expect(api.orders.listOrders.isFetching()).toBe(1);
    screen.getByText('Up to date');
    await screen.findByText('1 in lisbon');

    void api.orders.listOrders.invalidateQueries();
    await screen.findByText('Updating…');
    await idle();
    await screen.findByText('Up to date');
  });
});
