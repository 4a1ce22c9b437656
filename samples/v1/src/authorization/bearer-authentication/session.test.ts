import { requestFn } from '@openapi-qraft/react';
import { createSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { baseUrl, qraft } from '../../../shared/client';
import { recordSample } from '../../../testing/recordSample';
import { securitySchemes, signIn } from './session';

test('uses the token of the sign-in, and a new one when it gets old', async () => {
  await recordSample(import.meta.url, async () => {
    const secureRequestFn = createSecureRequestFn(
      securitySchemes,
      requestFn,
      new QueryClient(),
    );
    const parameters = { header: { 'X-Store-Id': 'lisbon' } };
    const listOrders = () =>
      qraft.orders.listOrders({ parameters, baseUrl }, secureRequestFn);

    await signIn('ada', 'secret');
    await listOrders();
    vi.setSystemTime(Date.now() + 13 * 60_000);
    await listOrders();
    vi.setSystemTime(Date.now() + 60_000);
    await expect(listOrders()).resolves.toHaveLength(1);
  });
});
