import { requestFn } from '@openapi-qraft/react';
import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { SwitchMember } from './SwitchMember';

test('shows no name until the other one is there', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi, idle }) => {
    const parameters = { header: { 'X-Store-Id': 'lisbon' } };
    const { listOrders } = qraft.orders;
    await listOrders.fetchQuery(
      { parameters, requestFn, baseUrl },
      queryClient,
    );
    const page = render(<SwitchMember refreshToken="refresh-7" />);
    await page.findByText('Ada');
    await idle();

    mockApi.respond('get', '/members/me', {
      status: 200,
      body: {
        id: 'm-2',
        name: 'Grace',
        email: 'grace@bookshop.example',
      },
    });
    mockApi.delay(20);
    fireEvent.click(page.getByRole('button'));
    await page.findByText('Loading…');
    await page.findByText('Grace');
    await idle();
    expect(listOrders.getQueryState(parameters, queryClient)).toMatchObject(
      {
        status: 'pending',
        fetchStatus: 'idle',
      },
    );
  });
});
