import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { OrderCount } from './OrderCount';
import { SecureBookshop } from './SecureBookshop';

beforeEach(() => localStorage.setItem('refresh', 'refresh-0'));
afterEach(() => localStorage.clear());

test('gets one token for two components', async () => {
  await recordSample(import.meta.url, async ({ render }) => {
    render(
      <SecureBookshop>
        <OrderCount storeId="lisbon" />
        <OrderCount storeId="porto" />
      </SecureBookshop>,
    );
    const lisbon = await screen.findByText('lisbon: 1 orders');
    await screen.findByText('porto: 0 orders');
    expect(lisbon.tagName).toBe('P');
  });
});
