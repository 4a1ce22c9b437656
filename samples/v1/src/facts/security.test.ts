import {
  createSecureRequestFn,
  type SecuritySchemeHandlers,
} from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import type { requestFn as defaultRequestFn } from '@openapi-qraft/react';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { qraft } from '../../shared/client';

const { listOrders } = qraft.orders;

type RequestFnInfo = Parameters<typeof defaultRequestFn>[1];

/** The info that arrives at the inner request function. */
async function secure(
  handlers: SecuritySchemeHandlers<string>,
  parameters?: RequestFnInfo['parameters'],
): Promise<RequestFnInfo> {
  const inner = vi.fn().mockResolvedValue([]);
  const requestFn = createSecureRequestFn(
    handlers,
    inner,
    new QueryClient(),
  );
  await requestFn(listOrders.schema, { baseUrl: '', parameters });
  return inner.mock.calls[0]?.[1] as RequestFnInfo;
}

test('adds a bearer token', async () => {
  const info = await secure({
    MemberToken: () => ({ token: 't', refreshInterval: Infinity }),
  });
  expect(info.parameters?.header).toMatchObject({
    Authorization: 'Bearer t',
  });
});

test('takes the first scheme of the operation, whatever the order of handlers', async () => {
  const sessionCookie = vi.fn();
  const info = await secure({
    SessionCookie: sessionCookie,
    MemberToken: () => ({ token: 't', refreshInterval: Infinity }),
  });
  expect(info.parameters?.header).toMatchObject({
    Authorization: 'Bearer t',
  });
  expect(sessionCookie).not.toHaveBeenCalled();
});

test('a value of the caller wins', async () => {
  const info = await secure(
    { MemberToken: () => ({ token: 't', refreshInterval: Infinity }) },
    { header: { Authorization: 'Bearer mine' } },
  );
  expect(info.parameters?.header).toMatchObject({
    Authorization: 'Bearer mine',
  });
});

test('sends a request unchanged when no scheme has a handler', async () => {
  const info = await secure({ StaffKey: () => 'unused' });
  expect(info.parameters).toBeUndefined();
});

test('rejects every request that a cookie scheme secures', async () => {
  await expect(
    secure({ SessionCookie: () => ({ in: 'cookie' }) }),
  ).rejects.toMatchObject({
    message: expect.stringContaining('not equal to "cookie"'),
  });
});

test('rejects a JWT without iat and exp', async () => {
  const token = `e30.${btoa('{"sub":"m1"}')}.x`;
  await expect(secure({ MemberToken: () => token })).rejects.toMatchObject({
    message: expect.stringContaining(
      "JWT token must contain both 'iat' and 'exp' fields.",
    ),
  });
});

test('puts an API key where its handler says', async () => {
  const inner = vi.fn().mockResolvedValue([]);
  const requestFn = createSecureRequestFn(
    { ReportKey: () => ({ in: 'query', name: 'report_key', value: 'k' }) },
    inner,
    new QueryClient(),
  );
  await requestFn(qraft.orders.exportOrders.schema, { baseUrl: '' });
  expect(inner.mock.calls[0]?.[1]).toMatchObject({
    parameters: { query: { report_key: 'k' } },
  });
});

test('asks the handler again for every request, unless there is an interval', async () => {
  const inner = vi.fn().mockResolvedValue([]);
  const handler = vi.fn(() => ({
    in: 'header' as const,
    name: 'X-Key',
    value: 'k',
  }));
  const lasting = vi.fn(() => ({
    ...handler(),
    refreshInterval: Infinity,
  }));
  for (const [scheme, calls] of [
    [handler, 2],
    [lasting, 1],
  ] as const) {
    const requestFn = createSecureRequestFn(
      { MemberToken: scheme },
      inner,
      new QueryClient(),
    );
    scheme.mockClear();
    await requestFn(listOrders.schema, { baseUrl: '' });
    await requestFn(listOrders.schema, { baseUrl: '' });
    expect(scheme).toHaveBeenCalledTimes(calls);
  }
});
