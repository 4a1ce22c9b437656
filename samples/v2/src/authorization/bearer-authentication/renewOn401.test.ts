import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createAPIClient } from '../../../generated/api';
import type { MockApi } from '../../../mock-api';
import { recordSample, runSample } from '../../../testing/recordSample';
import { countingHandler } from '../qraft-secure-request-fn/secure';
import { createRenewingRequestFn } from './renewOn401';

const parameters = { header: { 'X-Store-Id': 'lisbon' } };
const unauthorized = {
  status: 401,
  body: { type: 'about:blank', title: 'Unauthorized', status: 401 },
} as const;

function createApi() {
  const MemberToken = countingHandler(900_000);
  const api = createAPIClient({
    requestFn: createRenewingRequestFn({ MemberToken }, new QueryClient()),
    baseUrl: 'https://bookshop.example/v1',
  });
  return { api, MemberToken };
}

/** Lets the server accept any token but the first. */
function refuseFirstToken(mockApi: MockApi): void {
  mockApi.respond('get', '/orders', ({ headers }) =>
    headers.get('authorization') === 'Bearer t1'
      ? unauthorized
      : Response.json(mockApi.data.orders),
  );
}

test('sends a refused request once more with a new token', async () => {
  await recordSample(import.meta.url, async ({ mockApi }) => {
    const { api, MemberToken } = createApi();
    refuseFirstToken(mockApi);
    const { data } = await api.orders.listOrders({ parameters });
    expect(data).toHaveLength(1);
    expect(
      MemberToken.mock.calls.map(([call]) => call.isRefreshing),
    ).toEqual([false, true]);
  });
});

test('two requests at a time share the new token', async () => {
  await runSample(async ({ mockApi }) => {
    const { api, MemberToken } = createApi();
    mockApi.delay(10);
    refuseFirstToken(mockApi);
    const results = await Promise.all([
      api.orders.listOrders({ parameters }),
      api.orders.listOrders({ parameters }),
    ]);
    expect(results.map(({ response }) => response?.status)).toEqual([
      200, 200,
    ]);
    expect(MemberToken).toHaveBeenCalledTimes(2);
  });
});

test('gives up after one more request, and leaves other schemes alone', async () => {
  const record = await runSample(async ({ mockApi }) => {
    const { api } = createApi();
    mockApi.respond('get', '/orders', unauthorized);
    mockApi.respond('get', '/members/me', unauthorized);
    const { error } = await api.orders.listOrders({ parameters });
    expect(error).toMatchObject({ title: 'Unauthorized' });
    await api.members.getProfile();
  });
  const { requests } = JSON.parse(record) as {
    requests: { url: string }[];
  };
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([
    '/v1/orders',
    '/v1/orders',
    '/v1/members/me',
  ]);
});
