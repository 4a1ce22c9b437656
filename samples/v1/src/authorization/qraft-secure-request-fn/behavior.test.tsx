import type { RequestFnPayload } from '@openapi-qraft/react';
import {
  createSecureRequestFn,
  QraftSecureRequestFn,
} from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import {
  CancelledError,
  onlineManager,
  QueryClient,
} from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { qraft } from '../../../shared/client';

const { schema } = qraft.orders.listOrders;
const info: RequestFnPayload = { baseUrl: '' };
/** For handlers that take some time. */
const wait = (ms: number) =>
  new Promise((resolve) => setTimeout(resolve, ms));
/** Lets time pass, with all timers in it, however busy the machine is. */
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

type Call = { isRefreshing: boolean; signal: AbortSignal };
type SecureFn = ReturnType<typeof createSecureRequestFn>;

/** Renders the component and gives the function that it makes. */
function mountWith(handler: (props: { isRefreshing: boolean }) => never) {
  const given: SecureFn[] = [];
  const inner = vi.fn().mockResolvedValue([]);
  const page = render(
    <QraftSecureRequestFn
      requestFn={inner}
      securitySchemes={{ MemberToken: handler }}
    >
      {(secureRequestFn) => {
        given.push(secureRequestFn);
        return null;
      }}
    </QraftSecureRequestFn>,
  );
  return { page, given, inner, send: () => given.at(-1)!(schema, info) };
}

const bearer = (token: string, refreshInterval: number) =>
  ({ token, refreshInterval }) as never;

const DAY = 24 * 60 * 60 * 1000;

// > With a longer interval, the handler may run for each request,
test.each([
  { days: 24, calls: 1 },
  { days: 25, calls: 2 },
])(
  'an interval of $days days: $calls for two requests',
  async ({ days, calls }) => {
    const handler = vi.fn(() => bearer('a', days * DAY));
    const secure = createSecureRequestFn(
      { MemberToken: handler },
      vi.fn().mockResolvedValue([]),
      new QueryClient(),
    );
    await secure(schema, info);
    await pass(1000);
    await secure(schema, info);
    expect(handler).toHaveBeenCalledTimes(calls);
  },
);

// > With a longer interval, the handler may run for each request, or again and
// > again without a pause.
test('renews without a pause when the timer overflows', async () => {
  // Fake timers do not overflow.
  vi.useRealTimers();
  const handler = vi.fn(() => bearer('a', 90 * DAY));
  const { page, send } = mountWith(handler);
  await send();
  await vi.waitFor(
    () => expect(handler.mock.calls.length).toBeGreaterThan(5),
    10_000,
  );
  page.unmount();
});

// > If a renewal in the background fails, it is retried three times.
test('retries a renewal, but no request', async () => {
  const tokens = new QueryClient({
    defaultOptions: { queries: { retryDelay: 0 } },
  });
  const handler = vi.fn(() => bearer('a', 250));
  let secure!: SecureFn;
  render(
    <QraftSecureRequestFn
      requestFn={vi.fn().mockResolvedValue([])}
      securitySchemes={{ MemberToken: handler }}
      queryClient={tokens}
    >
      {(secureRequestFn) => {
        secure = secureRequestFn;
        return null;
      }}
    </QraftSecureRequestFn>,
  );
  await secure(schema, info);
  handler.mockImplementation(() => {
    throw new Error('No token.');
  });
  await pass(300);
  expect(handler).toHaveBeenCalledTimes(1 + 4);

  await tokens.invalidateQueries({
    queryKey: ['MemberToken'],
    refetchType: 'none',
  });
  handler.mockClear();
  await expect(secure(schema, info)).rejects.toMatchObject({
    message: expect.stringContaining('No token.'),
  });
  expect(handler).toHaveBeenCalledTimes(1);
});

test('calls no handler before the first request', async () => {
  const handler = vi.fn(() => bearer('a', Infinity));
  mountWith(handler);
  await pass(20);
  expect(handler).not.toHaveBeenCalled();
});

test('parallel requests share one call, later ones use its value', async () => {
  const handler = vi.fn(() => bearer('a', Infinity));
  const { send } = mountWith(handler);
  await Promise.all([send(), send()]);
  await send();
  expect(handler).toHaveBeenCalledExactlyOnceWith({
    isRefreshing: false,
    signal: expect.any(AbortSignal),
  });
});

test('keeps a value without an interval for five minutes', async () => {
  const key = { in: 'header', name: 'X-Key', value: 'k' } as never;
  const handler = vi.fn(() => key);
  const { send } = mountWith(handler);
  await send();
  await send();
  expect(handler).toHaveBeenCalledTimes(1);
});

// > Nothing is sent after the sign-out, and no token is renewed.
test('renews after 0.8 of the interval, and stops with the component', async () => {
  let calls = 0;
  const handler = vi.fn(() => bearer(`t${(calls += 1)}`, 250));
  const { page, send } = mountWith(handler);
  await send();
  await pass(520);
  const seen = handler.mock.calls.length;
  expect(seen).toBeGreaterThanOrEqual(3);
  expect(handler.mock.lastCall).toEqual([
    { isRefreshing: true, signal: expect.any(AbortSignal) },
  ]);
  page.unmount();
  await pass(300);
  expect(handler).toHaveBeenCalledTimes(seen);
});

test('a handler that throws rejects the request, which is not sent', async () => {
  const { send, inner } = mountWith(() => {
    throw new Error('Sign in first.');
  });
  await expect(send()).rejects.toMatchObject({
    message: expect.stringContaining('Sign in first.'),
  });
  expect(inner).not.toHaveBeenCalled();
});

test('the function stays the same while its handlers do', () => {
  const { page, given, inner } = mountWith(() => bearer('a', Infinity));
  page.rerender(
    <QraftSecureRequestFn requestFn={inner} securitySchemes={{}}>
      {(secureRequestFn) => {
        given.push(secureRequestFn);
        return null;
      }}
    </QraftSecureRequestFn>,
  );
  expect(new Set(given).size).toBe(2);
});

test('the values are under the names of the schemes, with defaults', async () => {
  const tokens = new QueryClient();
  const secure = createSecureRequestFn(
    { MemberToken: () => ({ token: 'a', refreshInterval: 1000 }) },
    vi.fn().mockResolvedValue([]),
    tokens,
  );
  await secure(schema, info);
  expect(tokens.getQueryData(['MemberToken'])).toEqual({
    token: 'a',
    refreshInterval: 1000,
  });
  expect(tokens.getQueryDefaults(['MemberToken'])).toMatchObject({
    staleTime: 900,
    gcTime: 1000,
    refetchInterval: 800,
    refetchIntervalInBackground: true,
  });
});

test('an aborted request still waits for its handler', async () => {
  const handlerSignal: AbortSignal[] = [];
  const secure = createSecureRequestFn(
    {
      MemberToken: async ({ signal }) => {
        handlerSignal.push(signal);
        await wait(20);
        return { token: 'a', refreshInterval: Infinity };
      },
    },
    async (_schema, { signal }) => {
      signal?.throwIfAborted();
      return [] as never;
    },
    new QueryClient(),
  );
  const controller = new AbortController();
  const sent = secure(schema, { ...info, signal: controller.signal });
  controller.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  expect(handlerSignal[0]?.aborted).toBe(false);
});

// > A canceled query ends at once, although its handler continues.
test('canceling a query does not wait for the handler', async () => {
  const handled = vi.fn();
  const secure = createSecureRequestFn(
    {
      MemberToken: async () => {
        await wait(500);
        handled();
        return { token: 'a', refreshInterval: Infinity };
      },
    },
    vi.fn().mockResolvedValue([]),
    new QueryClient(),
  );
  const { listOrders } = qraft.orders;
  const queryClient = new QueryClient();
  const parameters = { header: { 'X-Store-Id': 'lisbon' } };
  const outcome = expect(
    listOrders.fetchQuery(
      { parameters, requestFn: secure, baseUrl: '' },
      queryClient,
    ),
  ).rejects.toBeInstanceOf(CancelledError);
  await listOrders.cancelQueries(queryClient);
  await outcome;
  expect(handled).not.toHaveBeenCalled();
  await pass(600);
  expect(handled).toHaveBeenCalledOnce();
});

test('another key forgets the values', async () => {
  const handler = vi.fn(() => ({ token: 'a', refreshInterval: Infinity }));
  const given: SecureFn[] = [];
  const tree = (member: string) => (
    <QraftSecureRequestFn
      key={member}
      requestFn={vi.fn().mockResolvedValue([])}
      securitySchemes={{ MemberToken: handler }}
    >
      {(secureRequestFn) => {
        given.push(secureRequestFn);
        return null;
      }}
    </QraftSecureRequestFn>
  );
  const page = render(tree('ada'));
  await given.at(-1)!(schema, info);
  page.rerender(tree('bob'));
  await given.at(-1)!(schema, info);
  expect(handler.mock.calls).toEqual([
    [{ isRefreshing: false, signal: expect.any(AbortSignal) }],
    [{ isRefreshing: false, signal: expect.any(AbortSignal) }],
  ]);
});

test('removing a value does not stop the renewal of a mounted component', async () => {
  const tokens = new QueryClient();
  let calls = 0;
  const handler = vi.fn(() => ({
    token: `t${(calls += 1)}`,
    refreshInterval: 250,
  }));
  const given: SecureFn[] = [];
  render(
    <QraftSecureRequestFn
      requestFn={vi.fn().mockResolvedValue([])}
      securitySchemes={{ MemberToken: handler }}
      queryClient={tokens}
    >
      {(secureRequestFn) => {
        given.push(secureRequestFn);
        return null;
      }}
    </QraftSecureRequestFn>,
  );
  await given.at(-1)!(schema, info);
  await pass(20);
  tokens.removeQueries({ queryKey: ['MemberToken'] });
  await pass(700);
  expect(handler.mock.calls.length).toBeGreaterThan(1);
  expect(tokens.getQueryData(['MemberToken'])).toBeDefined();
});

test('removing a value that is being fetched aborts its handler', async () => {
  const tokens = new QueryClient();
  const handlerSignal: AbortSignal[] = [];
  const secure = createSecureRequestFn(
    {
      MemberToken: async ({ signal }) => {
        handlerSignal.push(signal);
        return new Promise<never>(() => undefined);
      },
    },
    vi.fn().mockResolvedValue([]),
    tokens,
  );
  const sent = secure(schema, info);
  await pass(5);
  tokens.removeQueries({ queryKey: ['MemberToken'] });
  await expect(sent).rejects.toBeInstanceOf(CancelledError);
  expect(handlerSignal[0]?.aborted).toBe(true);
});

test('unmounting the component aborts a handler that runs', async () => {
  const signals: AbortSignal[] = [];
  const { page, inner, send } = mountWith((({ signal }: Call) => {
    signals.push(signal);
    return new Promise(() => undefined);
  }) as never);
  const sent = send();
  await pass(5);
  page.unmount();
  await expect(sent).rejects.toBeInstanceOf(CancelledError);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(inner).not.toHaveBeenCalled();
});

test('after a removal, rendering again stops the renewal', async () => {
  const tokens = new QueryClient();
  const handler = vi.fn(() => ({ token: 't', refreshInterval: 250 }));
  const securitySchemes = { MemberToken: handler };
  const inner = vi.fn().mockResolvedValue([]);
  const given: SecureFn[] = [];
  const tree = () => (
    <QraftSecureRequestFn
      requestFn={inner}
      securitySchemes={securitySchemes}
      queryClient={tokens}
    >
      {(secureRequestFn) => {
        given.push(secureRequestFn);
        return null;
      }}
    </QraftSecureRequestFn>
  );
  const page = render(tree());
  await given.at(-1)!(schema, info);
  await pass(20);
  tokens.removeQueries({ queryKey: ['MemberToken'] });
  page.rerender(tree());
  await pass(500);
  expect(handler).toHaveBeenCalledTimes(1);
});

test('another request is not harmed by one that is aborted', async () => {
  const inner = vi.fn().mockResolvedValue([]);
  const secure = createSecureRequestFn(
    {
      MemberToken: async () => {
        await wait(10);
        return { token: 'a', refreshInterval: Infinity };
      },
    },
    inner,
    new QueryClient(),
  );
  const controller = new AbortController();
  const { signal } = controller;
  const sent = [secure(schema, { ...info, signal }), secure(schema, info)];
  controller.abort();
  await expect(sent[1]).resolves.toEqual([]);
  await sent[0];
  expect(inner).toHaveBeenCalledTimes(2);
});

test('a request that calls the handler brings its interval into force', async () => {
  const tokens = new QueryClient();
  let refreshInterval = 250;
  const handler = vi.fn(() => ({ token: 't', refreshInterval }));
  const given: SecureFn[] = [];
  render(
    <QraftSecureRequestFn
      requestFn={vi.fn().mockResolvedValue([])}
      securitySchemes={{ MemberToken: handler }}
      queryClient={tokens}
    >
      {(secureRequestFn) => {
        given.push(secureRequestFn);
        return null;
      }}
    </QraftSecureRequestFn>,
  );
  await given.at(-1)!(schema, info);
  await pass(20);
  refreshInterval = 100_000;
  await tokens.invalidateQueries({
    queryKey: ['MemberToken'],
    refetchType: 'none',
  });
  await given.at(-1)!(schema, info);
  await pass(500);
  expect(handler).toHaveBeenCalledTimes(2);
});

describe('timers', () => {
  const DAY = 24 * 60 * 60 * 1000;

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  const advance = (ms: number) =>
    act(() => vi.advanceTimersByTimeAsync(ms));
  const sendNow = (send: () => Promise<unknown>) =>
    act(async () => {
      const sent = send();
      await vi.advanceTimersByTimeAsync(0);
      await sent;
    });

  test.each([
    { days: 24, calls: 1 },
    { days: 25, calls: 2 },
  ])(
    'the function alone, with an interval of $days days: $calls calls',
    async ({ days, calls }) => {
      const handler = vi.fn(() => bearer('a', days * DAY));
      const secure = createSecureRequestFn(
        { MemberToken: handler },
        vi.fn().mockResolvedValue([]),
        new QueryClient(),
      );
      await secure(schema, info);
      await pass(1000);
      await secure(schema, info);
      expect(handler).toHaveBeenCalledTimes(calls);
    },
  );

  test('the component renews without a pause from about 31 days on', async () => {
    let calls = 0;
    const forMonth = vi.fn(() => bearer(`m${(calls += 1)}`, 30 * DAY));
    await sendNow(mountWith(forMonth).send);
    const forQuarter = vi.fn(() => bearer(`q${(calls += 1)}`, 90 * DAY));
    await sendNow(mountWith(forQuarter).send);
    await advance(100);
    expect(forMonth).toHaveBeenCalledTimes(1);
    expect(forQuarter.mock.calls.length).toBeGreaterThan(50);
  });

  test('a shorter interval of a renewed value is not looked at', async () => {
    const handler = vi.fn(() => bearer('long', 100_000));
    const { send, inner } = mountWith(handler);
    await sendNow(send);
    handler.mockImplementation(() => bearer('short', 10_000));
    await advance(81_000);
    expect(handler).toHaveBeenCalledTimes(2);
    await advance(40_000);
    await sendNow(send);
    expect(handler).toHaveBeenCalledTimes(2);
    expect(inner.mock.lastCall?.[1]).toMatchObject({
      parameters: { header: { Authorization: 'Bearer short' } },
    });
  });

  test('a failed renewal is tried three more times, then by a request', async () => {
    const handler = vi.fn(() => bearer('a', 100_000));
    const { send } = mountWith(handler);
    await sendNow(send);
    handler.mockImplementation(() => {
      throw new Error('offline');
    });
    await advance(88_000);
    expect(handler).toHaveBeenCalledTimes(5);
    await advance(3_000);
    handler.mockImplementation(() => bearer('b', 100_000));
    await sendNow(send);
    expect(handler).toHaveBeenCalledTimes(6);
  });
});

// > Otherwise, a handler that couldn't start offline never runs, and its
// > requests never settle.
test('offline, a handler of an unmounted QueryClient never runs', async () => {
  const handler = vi.fn(() => ({ token: 'a', refreshInterval: 60_000 }));
  const settled = vi.fn();
  const secure = createSecureRequestFn(
    { MemberToken: handler },
    vi.fn().mockResolvedValue([]),
    new QueryClient(),
  );
  onlineManager.setOnline(false);
  void secure(schema, info).finally(settled);
  await pass(10_000);
  onlineManager.setOnline(true);
  void secure(schema, info).finally(settled);
  await pass(10_000);
  expect(handler).not.toHaveBeenCalled();
  expect(settled).not.toHaveBeenCalled();
});

// > While the browser is offline, no handler starts: requests that need a new
// > value wait for the network.
test('offline, a request waits for its handler', async () => {
  const handler = vi.fn(() => ({ token: 'a', refreshInterval: 60_000 }));
  const inner = vi.fn().mockResolvedValue([]);
  const tokens = new QueryClient();
  tokens.mount();
  const secure = createSecureRequestFn(
    { MemberToken: handler },
    inner,
    tokens,
  );
  onlineManager.setOnline(false);
  const call = secure(schema, info);
  await pass(10_000);
  expect(handler).not.toHaveBeenCalled();
  onlineManager.setOnline(true);
  await call;
  expect(inner).toHaveBeenCalledTimes(1);
  tokens.unmount();
});
