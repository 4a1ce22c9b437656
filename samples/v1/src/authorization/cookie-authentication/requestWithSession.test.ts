import { afterEach, expect, test } from 'vitest';
import { baseUrl, qraft } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { requestWithSession } from './requestWithSession';

afterEach(() => sessionStorage.clear());

const expired = { type: 'about:blank', title: 'Expired', status: 401 };
const parameters = { header: { 'X-Store-Id': 'lisbon' } };

test('renews the session once for two requests, and repeats both', async () => {
  await recordSample(import.meta.url, async ({ mockApi }) => {
    let renewed = false;
    const { member, orders } = mockApi.data;
    const secured = (body: unknown) => () =>
      renewed
        ? Response.json(body)
        : Response.json(expired, { status: 401 });
    mockApi.respond('get', '/members/me', secured(member));
    mockApi.respond('get', '/orders', secured(orders));
    mockApi.respond('post', '/auth/refresh', () => {
      renewed = true;
      return Response.json({ accessToken: 'a', refreshToken: 'r' });
    });
    sessionStorage.setItem('refresh', 'refresh-1');
    const [profile, list] = await Promise.all([
      qraft.members.getProfile(
        { parameters: undefined, baseUrl },
        requestWithSession,
      ),
      qraft.orders.listOrders({ parameters, baseUrl }, requestWithSession),
    ]);
    expect(profile.name).toBe('Ada');
    expect(list).toHaveLength(1);
  });
  expect(sessionStorage.getItem('refresh')).toBe('r');
});

test('gives up when the session cannot be renewed', async () => {
  const record = await runSample(async ({ mockApi }) => {
    mockApi.respond('get', '/orders', { status: 401, body: expired });
    mockApi.respond('post', '/auth/refresh', {
      status: 401,
      body: expired,
    });
    const send = () =>
      qraft.orders.listOrders({ parameters, baseUrl }, requestWithSession);
    const results = await Promise.allSettled([send(), send()]);
    const rejected = { status: 'rejected', reason: expired };
    expect(results).toEqual([rejected, rejected]);
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  // Two orders, one renewal.
  expect(requests).toHaveLength(3);
});

test('does not renew for an operation without a session', async () => {
  const record = await runSample(async ({ mockApi }) => {
    mockApi.respond('post', '/auth/refresh', {
      status: 401,
      body: expired,
    });
    await expect(
      qraft.auth.refreshToken(
        { parameters: undefined, body: { refreshToken: 'r' }, baseUrl },
        requestWithSession,
      ),
    ).rejects.toEqual(expired);
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(1);
});

// > If a `401` has no body, or if you want to read the response itself, pass
// > [your own `fetch`](../core/requestFn.mdx#parameters) to `requestFn()`.
test('does not notice a 401 without a body', async () => {
  const record = await runSample(async ({ mockApi }) => {
    mockApi.respond(
      'get',
      '/orders',
      () => new Response(null, { status: 401 }),
    );
    await expect(
      qraft.orders.listOrders({ parameters, baseUrl }, requestWithSession),
    ).rejects.toBe('');
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(1);
});
