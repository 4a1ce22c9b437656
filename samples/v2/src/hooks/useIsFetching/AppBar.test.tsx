import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { AppBar } from './AppBar';
import { api } from './client';

function Order() {
  api.orders.getOrder.useQuery({
    path: { orderId: 'o-1' },
    header: { 'X-Store-Id': 'lisbon' },
  });
  return null;
}

test('is busy while orders load through another client', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(
      <>
        <AppBar />
        <Order />
      </>,
    );
    const header = screen.getByText('Bookshop');
    await waitFor(() =>
      expect(header.getAttribute('aria-busy')).toBe('true'),
    );
    await waitFor(() =>
      expect(header.getAttribute('aria-busy')).toBe('false'),
    );
  });
});
