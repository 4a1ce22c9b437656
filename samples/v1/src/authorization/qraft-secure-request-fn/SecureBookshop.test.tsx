import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { OrderCount } from './OrderCount';
import { SecureBookshop } from './SecureBookshop';
import { securitySchemes } from './securitySchemes';

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

test('keeps the refresh token that comes with each new token', async () => {
  const { signal } = new AbortController();
  await runSample(async () => {
    await expect(
      securitySchemes.MemberToken({ isRefreshing: false, signal }),
    ).resolves.toEqual({ token: 'access-1', refreshInterval: 900_000 });
    expect(localStorage.getItem('refresh')).toBe('refresh-1');
  });
});
