import { requestFn } from '@openapi-qraft/react';
import { createSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createAPIClient } from '../../../generated/api';
import { recordSample, runSample } from '../../../testing/recordSample';
import { logIn, logOut, securitySchemes } from './memberToken';

const parameters = { header: { 'X-Store-Id': 'lisbon' } };

function createApi(handlers = securitySchemes) {
  return createAPIClient({
    requestFn: createSecureRequestFn(
      handlers,
      requestFn,
      new QueryClient(),
    ),
    baseUrl: 'https://bookshop.example/v1',
  });
}

test('uses the token of the login, then renews it', async () => {
  await recordSample(import.meta.url, async () => {
    const api = createApi();
    await logIn('ada', 'left hand');
    await api.orders.listOrders({ parameters });
    // 13 minutes and 31 seconds of 15 minutes are over.
    vi.setSystemTime(new Date('2025-01-15T12:13:31Z'));
    await api.orders.listOrders({ parameters });
  });
});

test('wants a login first, and again after the sign-out', async () => {
  await runSample(async () => {
    const wantsLogin = expect.objectContaining({
      message: expect.stringContaining('Log in first.'),
    });
    await logIn('ada', 'left hand');
    await createApi().orders.listOrders({ parameters });
    logOut();
    const request = createApi().orders.listOrders({ parameters });
    await expect(request).rejects.toEqual(wantsLogin);
    await logIn('ada', 'left hand');
    await createApi().orders.listOrders({ parameters });
  });
  logOut();
});
