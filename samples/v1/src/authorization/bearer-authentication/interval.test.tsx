import {
  QraftSecureRequestFn,
  type createSecureRequestFn,
} from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { act, cleanup, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { qraft } from '../../../shared/client';

test('a renewal ahead of time keeps the interval of the value before', async () => {
  let calls = 0;
  const handler = vi.fn(() => {
    calls += 1;
    const refreshInterval = calls === 1 ? 200 : 900_000;
    return { token: `t${calls}`, refreshInterval };
  });
  let secure: ReturnType<typeof createSecureRequestFn> | undefined;
  vi.useFakeTimers();
  try {
    render(
      <QraftSecureRequestFn
        requestFn={vi.fn().mockResolvedValue([])}
        securitySchemes={{ MemberToken: handler }}
      >
        {(secureRequestFn) => {
          secure = secureRequestFn;
          return null;
        }}
      </QraftSecureRequestFn>,
    );
    await act(() =>
      secure?.(qraft.orders.listOrders.schema, { baseUrl: '' }),
    );
    for (let passed = 0; passed < 900; passed += 100) {
      // React rerenders between the steps.
      await act(() => vi.advanceTimersByTimeAsync(100));
    }
    expect(handler.mock.calls.length).toBeGreaterThanOrEqual(4);
  } finally {
    cleanup();
    vi.useRealTimers();
  }
});

// > An interval of 0 or less is ignored, so requests through
// > `<QraftSecureRequestFn>` would send the expired token for five minutes.
test.each([0, -1])('an interval of %s is ignored', async (interval) => {
  const handler = vi.fn(() => ({ token: 't', refreshInterval: interval }));
  let secure: ReturnType<typeof createSecureRequestFn> | undefined;
  vi.useFakeTimers();
  try {
    render(
      <QraftSecureRequestFn
        requestFn={vi.fn().mockResolvedValue([])}
        securitySchemes={{ MemberToken: handler }}
      >
        {(secureRequestFn) => {
          secure = secureRequestFn;
          return null;
        }}
      </QraftSecureRequestFn>,
    );
    const sendAfter = (milliseconds: number) =>
      act(async () => {
        await vi.advanceTimersByTimeAsync(milliseconds);
        await secure?.(qraft.orders.listOrders.schema, { baseUrl: '' });
      });
    await sendAfter(0);
    await sendAfter(5 * 60_000 - 1);
    expect(handler).toHaveBeenCalledTimes(1);
    await sendAfter(1);
    expect(handler).toHaveBeenCalledTimes(2);
  } finally {
    cleanup();
    vi.useRealTimers();
  }
});

// > The requests were recorded with `createSecureRequestFn()`.
// > `<QraftSecureRequestFn>` would have refreshed the token after 12 minutes.
test('the component refreshes a token of 15 minutes after 12', async () => {
  const handler = vi.fn(() => ({ token: 't', refreshInterval: 900_000 }));
  let secure: ReturnType<typeof createSecureRequestFn> | undefined;
  vi.useFakeTimers();
  try {
    render(
      <QraftSecureRequestFn
        requestFn={vi.fn().mockResolvedValue([])}
        securitySchemes={{ MemberToken: handler }}
      >
        {(secureRequestFn) => {
          secure = secureRequestFn;
          return null;
        }}
      </QraftSecureRequestFn>,
    );
    const pass = (milliseconds: number) =>
      act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await act(() =>
      secure?.(qraft.orders.listOrders.schema, { baseUrl: '' }),
    );
    await pass(1); // rerenders with the value
    await pass(12 * 60_000 - 1000);
    expect(handler).toHaveBeenCalledTimes(1);
    await pass(2000);
    expect(handler).toHaveBeenCalledTimes(2);
  } finally {
    cleanup();
    vi.useRealTimers();
  }
});
