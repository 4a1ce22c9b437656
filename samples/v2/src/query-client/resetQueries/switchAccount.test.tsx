import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { ProfileName } from './ProfileName';
import { switchAccount } from './switchAccount';

test('shows no name until the other one is there', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    const parameters = { header: { 'X-Store-Id': 'lisbon' } };
    await api.orders.listOrders.fetchQuery({ parameters });
    render(<ProfileName />);
    await screen.findByText('Ada');

    mockApi.data.member = {
      id: 'm-2',
      name: 'Grace',
      email: 'grace@bookshop.example',
    };
    mockApi.respond('get', '/members/me', {
      status: 200,
      body: mockApi.data.member,
    });
    mockApi.delay(20);
    const switching = switchAccount({ refreshToken: 'refresh-7' });
    await screen.findByText('Loading…');
    await switching;
    await screen.findByText('Grace');
    expect(api.orders.listOrders.getQueryState(parameters)).toMatchObject({
      status: 'pending',
      fetchStatus: 'idle',
    });
  });
});
