import { requestFn } from '@openapi-qraft/react';
import {
  QraftSecureRequestFn,
  type SecuritySchemeHandlers,
} from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAPIClient, services } from '../../../generated/api';
import { countingHandler } from './secure';

const realFetch = globalThis.fetch;
const authorizations: (string | null)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  authorizations.length = 0;
  globalThis.fetch = (_, init) => {
    authorizations.push(new Headers(init?.headers).get('Authorization'));
    return Promise.resolve(Response.json([]));
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  globalThis.fetch = realFetch;
});

const wait = (milliseconds: number) =>
  act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Mounts the component; every render notes the function that it gives. */
function mount(
  securitySchemes: SecuritySchemeHandlers<string>,
  queryClient?: QueryClient,
) {
  const given: (typeof requestFn)[] = [];
  const element = (handlers: SecuritySchemeHandlers<string>) => (
    <QraftSecureRequestFn
      requestFn={requestFn}
      securitySchemes={handlers}
      queryClient={queryClient}
    >
      {(secureRequestFn) => {
        given.push(secureRequestFn);
        return null;
      }}
    </QraftSecureRequestFn>
  );
  const page = render(element(securitySchemes));
  return {
    given,
    unmount: page.unmount,
    rerender: (handlers: SecuritySchemeHandlers<string>) =>
      page.rerender(element(handlers)),
    async send() {
      await act(async () => {
        const sent = given.at(-1)?.(services.orders.listOrders.schema, {});
        await vi.advanceTimersByTimeAsync(0);
        await sent;
      });
    },
  };
}

test('calls no handler before a request needs it', async () => {
  const MemberToken = countingHandler();
  mount({ MemberToken });
  await wait(10_000);
  expect(MemberToken).not.toHaveBeenCalled();
});

test('refreshes every 0.8 intervals while mounted, and stops then', async () => {
  const MemberToken = countingHandler(1000);
  const { send, unmount } = mount({ MemberToken });
  await send();
  await wait(790);
  expect(MemberToken).toHaveBeenCalledTimes(1);
  await wait(20);
  expect(MemberToken).toHaveBeenCalledTimes(2);
  expect(MemberToken.mock.lastCall?.[0].isRefreshing).toBe(true);
  await wait(800);
  expect(MemberToken).toHaveBeenCalledTimes(3);
  await send();
  expect(MemberToken).toHaveBeenCalledTimes(3);
  expect(authorizations).toEqual(['Bearer t1', 'Bearer t3']);
  unmount();
  await wait(5000);
  expect(MemberToken).toHaveBeenCalledTimes(3);
});

test('renews without a pause when the timer overflows', async () => {
  const day = 24 * 60 * 60 * 1000;
  const forMonth = countingHandler(30 * day);
  await mount({ MemberToken: forMonth }).send();
  const forQuarter = countingHandler(90 * day);
  await mount({ MemberToken: forQuarter }).send();
  await wait(100);
  expect(forMonth).toHaveBeenCalledTimes(1);
  expect(forQuarter.mock.calls.length).toBeGreaterThan(50);
});

// > Sometimes the component can't renew in time
test('uses the renewed value, and after a sleep calls the handler', async () => {
  const MemberToken = countingHandler(1000);
  const { send } = mount({ MemberToken });
  await send();
  for (const milliseconds of [801, 120, 100]) {
    await wait(milliseconds);
    await send();
    expect(MemberToken).toHaveBeenCalledTimes(2);
  }
  // Time passes, and no timer runs.
  vi.setSystemTime(Date.now() + 5000);
  await send();
  expect(MemberToken).toHaveBeenCalledTimes(3);
  expect(MemberToken.mock.lastCall?.[0].isRefreshing).toBe(true);
});

// > If you pass a `new QueryClient()`, its `staleTime` is 0, so the handler
// > runs for _every_ request. In the component, background refetches call it as
// > well, for example when the window regains focus.
test('calls the handler more than once for a request when nothing is fresh', async () => {
  const MemberToken = countingHandler(0);
  const { send } = mount({ MemberToken }, new QueryClient());
  await send();
  expect(MemberToken.mock.calls.length).toBeGreaterThan(1);
});

// > If a query starts at once, its handler runs twice, and the first call is
// > aborted.
test('calls the handler twice in StrictMode', async () => {
  const signals: AbortSignal[] = [];
  const MemberToken = ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return Promise.resolve({ token: 't', refreshInterval: Infinity });
  };
  const handlers = { MemberToken };
  function Orders({
    secureRequestFn,
  }: {
    secureRequestFn: typeof requestFn;
  }) {
    const api = createAPIClient({
      requestFn: secureRequestFn,
      queryClient: ordersClient,
      baseUrl: '',
    });
    const header = { 'X-Store-Id': 'lisbon' };
    return api.orders.listOrders.useQuery({ header }).status;
  }
  const ordersClient = new QueryClient();
  render(
    <StrictMode>
      <QraftSecureRequestFn
        requestFn={requestFn}
        securitySchemes={handlers}
      >
        {(secureRequestFn) => <Orders secureRequestFn={secureRequestFn} />}
      </QraftSecureRequestFn>
    </StrictMode>,
  );
  await wait(10);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  expect(authorizations).toEqual(['Bearer t']);
});

test('keeps the first interval after a refresh in the background', async () => {
  const MemberToken = countingHandler(1000);
  const { send } = mount({ MemberToken });
  await send();
  MemberToken.mockImplementation(() => ({
    token: 'short',
    refreshInterval: 100,
  }));
  await wait(810);
  expect(MemberToken).toHaveBeenCalledTimes(2);
  await send();
  await wait(700);
  expect(MemberToken).toHaveBeenCalledTimes(2);
  await wait(110);
  expect(MemberToken).toHaveBeenCalledTimes(3);
});

test('takes the interval of a value that a request needed', async () => {
  const queryClient = new QueryClient();
  const MemberToken = countingHandler(1000);
  const { send } = mount({ MemberToken }, queryClient);
  await send();
  MemberToken.mockImplementation(() => ({
    token: 'long',
    refreshInterval: 100_000,
  }));
  await queryClient.invalidateQueries({
    queryKey: ['MemberToken'],
    refetchType: 'none',
  });
  await send();
  await wait(79_000);
  expect(MemberToken).toHaveBeenCalledTimes(2);
  await wait(2000);
  expect(MemberToken).toHaveBeenCalledTimes(3);
});

test('aborts a handler that runs when it is unmounted', async () => {
  const signals: AbortSignal[] = [];
  const { given, unmount } = mount({
    MemberToken({ signal }) {
      signals.push(signal);
      return new Promise(() => undefined);
    },
  });
  const request = given.at(-1)?.(services.orders.listOrders.schema, {});
  const rejects = expect(request).rejects.toMatchObject({
    message: expect.stringContaining('CancelledError'),
  });
  await wait(10);
  unmount();
  await rejects;
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('keeps a value without an interval for five minutes', async () => {
  const StaffKey = vi.fn(
    (_: { isRefreshing: boolean }) =>
      ({ in: 'header', name: 'X-Staff-Key', value: 'k' }) as const,
  );
  const { send } = mount({ MemberToken: StaffKey });
  await send();
  await wait(299_000);
  await send();
  expect(StaffKey).toHaveBeenCalledTimes(1);
  await wait(2000);
  await send();
  expect(StaffKey).toHaveBeenCalledTimes(2);
  expect(StaffKey.mock.lastCall?.[0].isRefreshing).toBe(true);
});

test('tries a failed refresh again three times, then with the next request', async () => {
  const MemberToken = countingHandler(100_000);
  const { send } = mount({ MemberToken });
  await send();
  const works = MemberToken.getMockImplementation();
  MemberToken.mockImplementation(() => {
    throw new Error('offline');
  });
  await wait(79_000);
  expect(MemberToken).toHaveBeenCalledTimes(1);
  // Waits 1, 2, and 4 seconds between the attempts.
  await wait(9000);
  expect(MemberToken).toHaveBeenCalledTimes(5);
  if (works) MemberToken.mockImplementation(works);
  // The interval is over, but a mounted component keeps the old value.
  await wait(20_000);
  await send();
  expect(MemberToken).toHaveBeenCalledTimes(6);
  expect(MemberToken.mock.lastCall?.[0].isRefreshing).toBe(true);
});

test('gives the same function until handlers change their identity', async () => {
  const handlers = { MemberToken: countingHandler() };
  const { given, rerender } = mount(handlers);
  rerender(handlers);
  expect(given.at(-1)).toBe(given[0]);
  rerender({ ...handlers });
  expect(given.at(-1)).not.toBe(given[0]);
});

test('forgets its tokens when unmounted; each one has its own', async () => {
  const MemberToken = countingHandler();
  const first = mount({ MemberToken });
  const second = mount({ MemberToken });
  await first.send();
  await second.send();
  second.unmount();
  await mount({ MemberToken }).send();
  expect(MemberToken.mock.calls.map(([call]) => call.isRefreshing)).toEqual(
    [false, false, false],
  );
});

test('goes on refreshing after removeQueries() until it renders again', async () => {
  const queryClient = new QueryClient();
  const MemberToken = countingHandler(1000);
  const handlers = { MemberToken };
  const { send, rerender } = mount(handlers, queryClient);
  await send();
  queryClient.removeQueries({ queryKey: ['MemberToken'] });
  await wait(1000);
  expect(MemberToken).toHaveBeenCalledTimes(2);
  expect(queryClient.getQueryData(['MemberToken'])).toBeDefined();

  queryClient.removeQueries({ queryKey: ['MemberToken'] });
  rerender(handlers);
  await wait(5000);
  expect(MemberToken).toHaveBeenCalledTimes(2);
});

test('runs no handler while it renders on a server', () => {
  const MemberToken = countingHandler();
  const html = renderToString(
    <QraftSecureRequestFn
      requestFn={requestFn}
      securitySchemes={{ MemberToken }}
    >
      {() => <p>Orders</p>}
    </QraftSecureRequestFn>,
  );
  expect(html).toBe('<p>Orders</p>');
  expect(MemberToken).not.toHaveBeenCalled();
});
