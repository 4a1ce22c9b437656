import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { StayOnPage } from './StayOnPage';

function OrderButton() {
  const { mutate, isPending } = api.orders.placeOrder.useMutation({
    header: { 'X-Store-Id': 'lisbon' },
  });
  const lines = [{ bookId: 7, quantity: 1 }];
  return (
    <button onClick={() => mutate({ lines })}>
      {isPending ? 'Ordering…' : 'Order'}
    </button>
  );
}

/** True when the browser would ask. */
function leave(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('asks only while the order is in flight', async () => {
  await recordSample(import.meta.url, async ({ render, mockApi }) => {
    mockApi.delay(150);
    render(
      <>
        <StayOnPage />
        <OrderButton />
      </>,
    );
    expect(leave()).toBe(false);
    act(() => screen.getByText('Order').click());
    await screen.findByText('Ordering…');
    await waitFor(() => expect(leave()).toBe(true));
    await screen.findByText('Order');
    await waitFor(() => expect(leave()).toBe(false));
  });
});
