import {
  QraftSecureRequestFn,
  type createSecureRequestFn,
} from '@openapi-qraft/react/Unstable_QraftSecureRequestFn';
import { cleanup, render } from '@testing-library/react';
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
  const send = () =>
    secure?.(qraft.orders.listOrders.schema, { baseUrl: '' });
  await send();
  await new Promise((resolve) => setTimeout(resolve, 400));
  await send();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(handler.mock.calls.length).toBeGreaterThanOrEqual(4);
  cleanup();
});
