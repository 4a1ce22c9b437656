import { expect, test, vi } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { secure } from '../qraft-secure-request-fn/secure';
import { loadProfile } from './wrongCookie';

const MESSAGE =
  'Security scheme must be a string, an object with a token property, an object with a credentials property, or an object with an in property that is not equal to "cookie".';

// > The types allow it, so this compiles
test('rejects, and sends nothing', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const error: unknown = await loadProfile().catch((reason) => reason);
    expect(error).toEqual(new Error(MESSAGE));
    value('loadProfile() rejects with', MESSAGE);
  });
});

test('does so every time, after it has called the handler', async () => {
  const SessionCookie = vi.fn(
    () => ({ in: 'cookie', refreshInterval: Infinity }) as const,
  );
  const { send, inner } = secure({ SessionCookie });
  await expect(send('getProfile')).rejects.toMatchObject({
    message: expect.stringContaining(MESSAGE),
  });
  await expect(send('listOrders')).rejects.toMatchObject({
    message: expect.stringContaining(MESSAGE),
  });
  expect(SessionCookie).toHaveBeenCalledOnce();
  expect(inner).not.toHaveBeenCalled();
});

test('is harmless beside a scheme that comes first', async () => {
  const { send } = secure({
    MemberToken: () => ({ token: 'm', refreshInterval: Infinity }),
    SessionCookie: () => ({ in: 'cookie' }),
  });
  await send('listOrders');
});
