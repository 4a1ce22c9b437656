import { requestFn } from '@openapi-qraft/react';
import { createSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { baseUrl, qraft } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
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

test('does not hand out the token of the sign-in twice', async () => {
  const authorizations: unknown[] = [];
  await runSample(async () => {
    await signIn('ada', 'secret');
    const { schema } = qraft.orders.listOrders;
    // Two components, one after the other: no value to be refreshed.
    for (const queryClient of [new QueryClient(), new QueryClient()]) {
      const secureRequestFn = createSecureRequestFn(
        securitySchemes,
        async (_, { parameters }) => {
          authorizations.push(parameters?.header?.Authorization);
          return undefined as never;
        },
        queryClient,
      );
      await secureRequestFn(schema, { baseUrl });
    }
  });
  expect(authorizations).toEqual(['Bearer access-1', 'Bearer access-2']);
});
