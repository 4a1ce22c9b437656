import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requestFn } from '@openapi-qraft/react';
import { createSecureRequestFn } from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAPIClient } from '../../../generated/api';
import { countingHandler, secure } from './secure';

const DAY = 24 * 60 * 60 * 1000;

const lasting = (token: string) => () => ({
  token,
  refreshInterval: Infinity,
});

describe('which scheme', () => {
  test('the first of the operation that has a handler, whatever the order of handlers', async () => {
    const SessionCookie = vi.fn(lasting('c'));
    const { send } = secure({ SessionCookie, MemberToken: lasting('m') });
    const info = await send('listOrders');
    expect(info.parameters?.header).toEqual({ Authorization: 'Bearer m' });
    expect(SessionCookie).not.toHaveBeenCalled();
  });

  test('a later one of the operation when the first has no handler', async () => {
    const { send } = secure({ SessionCookie: lasting('c') });
    expect((await send('listOrders')).parameters?.header).toEqual({
      Authorization: 'Bearer c',
    });
  });

  test('none: the request goes out as it is', async () => {
    const { send } = secure({ StaffKey: lasting('s') });
    const info = { baseUrl: '/v1' };
    expect(await send('listOrders', info)).toBe(info);
    // An operation without security.
    expect(await send('getBook', info)).toBe(info);
  });
});

// > If a handler fails, it should throw an `Error`, as `MemberToken` does above.
// > The request isn't sent, and rejects with that error. Don't throw anything else
test.each([
  [new Error('Sign in again.'), 'Sign in again.'],
  [{ status: 401 }, 'Unhandled `requestFn` response'],
  [null, "Cannot use 'in' operator"],
  ['', "Cannot use 'in' operator"],
])('a handler throws %j', async (thrown, message) => {
  const { api } = createThrowingApi(thrown);
  const parameters = { header: { 'X-Store-Id': 'porto' } };
  const { listOrders } = api.orders;
  await expect(listOrders.fetchQuery({ parameters })).rejects.toMatchObject(
    { message: expect.stringContaining(message) },
  );
  await expect(listOrders({ parameters })).rejects.toBe(thrown);
});

// > usually report a different error
test('a handler throws an object with an `error`', async () => {
  const { api } = createThrowingApi({ error: 'invalid_grant' });
  await expect(
    api.orders.listOrders.fetchQuery({
      parameters: { header: { 'X-Store-Id': 'porto' } },
    }),
  ).rejects.toBe('invalid_grant');
});

function createThrowingApi(thrown: unknown) {
  const secureRequestFn = createSecureRequestFn(
    { MemberToken: () => Promise.reject(thrown as Error) },
    requestFn,
    new QueryClient(),
  );
  return {
    api: createAPIClient({
      requestFn: secureRequestFn,
      queryClient: new QueryClient(),
      baseUrl: '/v1',
    }),
  };
}

describe('what is sent', () => {
  test('a value of the caller wins', async () => {
    const { send } = secure({ MemberToken: lasting('m') });
    const header = { Authorization: 'Bearer mine', 'X-Store-Id': 'porto' };
    const info = await send('listOrders', { parameters: { header } });
    expect(info.parameters?.header).toEqual(header);
  });

  test('other parameters stay', async () => {
    const { send } = secure({ MemberToken: lasting('m') });
    const info = await send('listOrders', {
      parameters: {
        header: { 'X-Store-Id': 'porto' },
        query: { status: 'placed' },
      },
    });
    expect(info.parameters).toEqual({
      header: { Authorization: 'Bearer m', 'X-Store-Id': 'porto' },
      query: { status: 'placed' },
    });
  });
});

test('credentials win over headers of an outer wrapper', async () => {
  const fetchSpy = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json([]));
  const secureRequestFn = createSecureRequestFn(
    { MemberToken: lasting('m') },
    requestFn,
    new QueryClient(),
  );
  await secureRequestFn(
    { method: 'get', url: '/orders', security: ['MemberToken'] },
    { headers: { Authorization: 'Bearer outer', 'X-App': '3' } },
  );
  const headers = new Headers(fetchSpy.mock.lastCall?.[1]?.headers);
  expect(headers.get('Authorization')).toBe('Bearer m');
  expect(headers.get('X-App')).toBe('3');
  fetchSpy.mockRestore();
});

test('credentials are not headers yet, so an inner wrapper may set its own', async () => {
  const { send } = secure({ MemberToken: lasting('m') });
  expect(await send()).not.toHaveProperty('headers');
});

describe('the handler', () => {
  test('is called once for requests at the same time', async () => {
    const MemberToken = countingHandler();
    const { send } = secure({ MemberToken });
    await Promise.all([send(), send('getOrder'), send('placeOrder')]);
    expect(MemberToken).toHaveBeenCalledOnce();
    expect(MemberToken.mock.lastCall?.[0]).toEqual({
      isRefreshing: false,
      signal: expect.any(AbortSignal),
    });
  });

  test('that throws rejects the request, and is tried again by the next one', async () => {
    const MemberToken = vi.fn(lasting('m'));
    MemberToken.mockImplementationOnce(() => {
      throw new Error('Sign in first.');
    });
    const { send, inner } = secure({ MemberToken });
    await expect(send()).rejects.toMatchObject({
      message: expect.stringContaining('Sign in first.'),
    });
    expect(MemberToken).toHaveBeenCalledOnce();
    expect(inner).not.toHaveBeenCalled();
    await send();
    expect(MemberToken.mock.lastCall).toMatchObject([
      { isRefreshing: false },
    ]);
  });

  test('is not called again because of a 401', async () => {
    const MemberToken = vi.fn(lasting('m'));
    const { send, inner } = secure({ MemberToken });
    inner.mockResolvedValue({
      data: { schema: {}, info: {} },
      response: new Response(null, { status: 401 }),
    });
    await send();
    await send();
    expect(inner).toHaveBeenCalledTimes(2);
    expect(MemberToken).toHaveBeenCalledOnce();
  });

  test('is called for each request when nothing says how long a value lasts', async () => {
    const StaffKey = vi.fn(
      (_: { isRefreshing: boolean }) =>
        ({ in: 'header', name: 'X-Staff-Key', value: 'k' }) as const,
    );
    const { send } = secure({ StaffKey });
    await send('createBook');
    await send('createBook');
    expect(
      StaffKey.mock.calls.map(([{ isRefreshing }]) => isRefreshing),
    ).toEqual([false, true]);
  });

  test('is called for each request with an interval of 0, which counts as none', async () => {
    const MemberToken = countingHandler(0);
    const { send } = secure({ MemberToken });
    await send();
    await send();
    expect(MemberToken).toHaveBeenCalledTimes(2);
  });

  test('follows the staleTime of the QueryClient then', async () => {
    const MemberToken = countingHandler(0);
    const queryClient = new QueryClient({
      defaultOptions: { queries: { staleTime: 1000 } },
    });
    const { send } = secure({ MemberToken }, queryClient);
    await send();
    await send();
    expect(MemberToken).toHaveBeenCalledOnce();
  });
});

describe('time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('nine tenths of the interval are fresh', async () => {
    const MemberToken = countingHandler(1000);
    const { send, queryClient } = secure({ MemberToken });
    await send();
    expect(queryClient.getQueryDefaults(['MemberToken'])).toEqual({
      staleTime: 900,
      gcTime: 1000,
      refetchInterval: 800,
      refetchIntervalInBackground: true,
    });
    await vi.advanceTimersByTimeAsync(899);
    await send();
    expect(MemberToken).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2);
    await send();
    expect(MemberToken).toHaveBeenCalledTimes(2);
    expect(MemberToken.mock.lastCall?.[0].isRefreshing).toBe(true);
  });

  test('the function alone refreshes nothing and forgets after the interval', async () => {
    const MemberToken = countingHandler(1000);
    const { send } = secure({ MemberToken });
    await send();
    await vi.advanceTimersByTimeAsync(5000);
    expect(MemberToken).toHaveBeenCalledTimes(1);
    await send();
    expect(MemberToken.mock.lastCall?.[0].isRefreshing).toBe(false);
  });

  test('Infinity means once', async () => {
    const MemberToken = countingHandler(Infinity);
    const { send } = secure({ MemberToken });
    await send();
    await vi.advanceTimersByTimeAsync(10 ** 9);
    await send();
    expect(MemberToken).toHaveBeenCalledOnce();
  });

  test.each([
    { days: 24, calls: 1 },
    { days: 25, calls: 2 },
  ])(
    'an interval of $days days: $calls for two requests',
    async ({ days, calls }) => {
      const MemberToken = countingHandler(days * DAY);
      const { send } = secure({ MemberToken });
      await send();
      await vi.advanceTimersByTimeAsync(1000);
      await send();
      expect(MemberToken).toHaveBeenCalledTimes(calls);
    },
  );

  test('other handlers do not drop what is in the cache', async () => {
    const { send, queryClient } = secure({ MemberToken: lasting('old') });
    await send();
    const next = secure({ MemberToken: lasting('new') }, queryClient);
    expect((await next.send()).parameters?.header).toEqual({
      Authorization: 'Bearer old',
    });
    queryClient.removeQueries({ queryKey: ['MemberToken'] });
    expect((await next.send()).parameters?.header).toEqual({
      Authorization: 'Bearer new',
    });
  });
});

describe('abort', () => {
  const endless = () =>
    vi.fn(
      ({ signal }: { signal: AbortSignal }) =>
        new Promise<string>((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );

  test('ends the handler, and the request rejects with the reason', async () => {
    const MemberToken = endless();
    const { send, inner } = secure({ MemberToken });
    const controller = new AbortController();
    const request = send('listOrders', { signal: controller.signal });
    await Promise.resolve();
    controller.abort(new Error('The reader left.'));
    await expect(request).rejects.toMatchObject({
      message: expect.stringContaining('The reader left.'),
    });
    expect(MemberToken.mock.lastCall?.[0].signal.aborted).toBe(true);
    expect(inner).not.toHaveBeenCalled();
  });

  test('rejects other requests that wait for the same handler', async () => {
    const { send } = secure({ MemberToken: endless() });
    const controller = new AbortController();
    const left = send('listOrders', { signal: controller.signal });
    const other = send('getOrder');
    await Promise.resolve();
    controller.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    await expect(other).rejects.toMatchObject({
      message: expect.stringContaining('CancelledError'),
    });
  });

  test('during a renewal leaves everyone with the older value', async () => {
    const MemberToken = vi.fn((_: { signal: AbortSignal }) =>
      Promise.resolve({ token: 'old', refreshInterval: Infinity }),
    );
    const { send, inner, queryClient } = secure({ MemberToken });
    await send();
    MemberToken.mockImplementation(() => new Promise(() => undefined));
    queryClient.setQueryDefaults(['MemberToken'], { staleTime: 0 });

    const controller = new AbortController();
    const left = send('listOrders', { signal: controller.signal });
    const other = send('getOrder');
    await Promise.resolve();
    controller.abort();
    for (const { parameters } of await Promise.all([left, other])) {
      expect(parameters?.header).toEqual({ Authorization: 'Bearer old' });
    }
    expect(MemberToken.mock.lastCall?.[0].signal.aborted).toBe(true);
    expect(inner.mock.calls[1]?.[1].signal?.aborted).toBe(true);
  });

  test('before the request is left to the inner function', async () => {
    const MemberToken = vi.fn(lasting('m'));
    const { send, inner } = secure({ MemberToken });
    await send('listOrders', { signal: AbortSignal.abort() });
    expect(MemberToken).toHaveBeenCalledOnce();
    expect(inner.mock.lastCall?.[1].signal?.aborted).toBe(true);
  });

  test('removing the value aborts the handler too', async () => {
    const MemberToken = endless();
    const { send, queryClient } = secure({ MemberToken });
    const request = send();
    await Promise.resolve();
    queryClient.removeQueries({ queryKey: ['MemberToken'] });
    await expect(request).rejects.toMatchObject({
      message: expect.stringContaining('CancelledError'),
    });
    expect(MemberToken.mock.lastCall?.[0].signal.aborted).toBe(true);
  });
});

// > Otherwise, a handler that couldn't start offline never runs, and its
// > requests never settle.
test.each([true, false])(
  'a handler waits for the network, with a mounted QueryClient: %s',
  async (isMounted) => {
    const MemberToken = vi.fn(lasting('m'));
    const { send, queryClient } = secure({ MemberToken });
    const settled = vi.fn();
    if (isMounted) queryClient.mount();
    onlineManager.setOnline(false);
    try {
      void send().finally(settled);
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(MemberToken).not.toHaveBeenCalled();
    } finally {
      onlineManager.setOnline(true);
    }
    void send().finally(settled);
    if (isMounted) {
      await waitFor(() => expect(settled).toHaveBeenCalledTimes(2));
    } else {
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(settled).not.toHaveBeenCalled();
    }
    if (isMounted) queryClient.unmount();
  },
);

// > `MemberToken` calls `publicApi`, a client _without_ the secure request function
test('a handler may send a request that does not need its scheme', async () => {
  let renew = (): Promise<unknown> => Promise.resolve();
  const { send } = secure({
    async MemberToken() {
      await renew();
      return { token: 'm', refreshInterval: Infinity };
    },
  });
  renew = () => send('refreshToken');
  expect((await send()).parameters?.header).toEqual({
    Authorization: 'Bearer m',
  });
});

test('the module is for client components', () => {
  const file = join(
    import.meta.dirname,
    '../../../node_modules/@openapi-qraft/react/dist/esm/Unstable_QraftSecureRequestFn.js',
  );
  expect(readFileSync(file, 'utf8')).toMatch(/^'use client'/);
});
