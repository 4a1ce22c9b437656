import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';
import { OpenOrders, OrderButton } from './OrderButton';

test('counts the orders of one shop while they are sent', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.delay(50);
    const page = render(
      <>
        <OrderButton storeId="lisbon" bookId={7} />
        <OpenOrders storeId="lisbon" />
      </>,
    );
    fireEvent.click(page.getByRole('button'));
    await page.findByText('1 orders being sent');
    await page.findByText('0 orders being sent');
  });
});

test('does not count those of another shop', async () => {
  await runSample(async ({ render, mockApi }) => {
    mockApi.delay(20);
    const page = render(
      <>
        <OrderButton storeId="lisbon" bookId={7} />
        <OpenOrders storeId="porto" />
      </>,
    );
    fireEvent.click(page.getByRole('button'));
    await Promise.resolve();
    expect(queryClient.isMutating()).toBe(1);
    expect(page.getByRole('status').textContent).toMatch(/^0/);
  });
});

test('a fixed parameter and a key of its own exclude each other', async () => {
  await runSample(({ renderHook }) => {
    const header = { 'X-Store-Id': 'lisbon' };
    expect(() =>
      renderHook(() =>
        api.orders.placeOrder.useMutation(
          { header },
          { mutationKey: api.orders.placeOrder.getMutationKey({ header }) },
        ),
      ),
    ).toThrow(
      "'useMutation': parameters and 'options.mutationKey' cannot be used together",
    );
  });
});
