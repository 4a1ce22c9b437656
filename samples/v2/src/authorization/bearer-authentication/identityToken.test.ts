import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jwt, secure } from '../qraft-secure-request-fn/secure';
import { createSchemes } from './identityToken';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const NOW = 1_000_000;

test('asks for a new token at first, and once the old one is stale', async () => {
  const getAccessToken = vi.fn(() =>
    Promise.resolve(jwt({ iat: NOW, exp: NOW + 600 })),
  );
  const { send, queryClient } = secure(createSchemes({ getAccessToken }));
  const { parameters } = await send();
  expect(parameters?.header).toEqual({
    Authorization: `Bearer ${jwt({ iat: NOW, exp: NOW + 600 })}`,
  });
  expect(queryClient.getQueryDefaults(['MemberToken'])).toMatchObject({
    staleTime: 540_000,
    gcTime: 600_000,
    refetchInterval: 480_000,
  });
  await vi.advanceTimersByTimeAsync(541_000);
  await send();
  expect(getAccessToken.mock.calls).toEqual([
    [{ forceRefresh: true }],
    [{ forceRefresh: true }],
  ]);
});

test('the clock is not read: a token that has expired is sent', async () => {
  const expired = jwt({ iat: NOW - 600, exp: NOW - 1 });
  const MemberToken = vi.fn(() => expired);
  const { send } = secure({ MemberToken });
  await send();
  await vi.advanceTimersByTimeAsync(500_000);
  const { parameters } = await send();
  expect(parameters?.header).toEqual({
    Authorization: `Bearer ${expired}`,
  });
  expect(MemberToken).toHaveBeenCalledOnce();
});

test.each([
  [{ sub: 'm-1' }],
  [{ exp: NOW }],
  [{ iat: NOW }],
  [{ iat: 0, exp: NOW }],
])('rejects %j, which lacks a time', async (payload) => {
  const { send } = secure({ MemberToken: () => jwt(payload) });
  await expect(send()).rejects.toMatchObject({
    message: expect.stringContaining(
      "JWT token must contain both 'iat' and 'exp' fields.",
    ),
  });
});

test('rejects a text that is not a JWT', async () => {
  const { send } = secure({ MemberToken: () => 'access-1' });
  const request = send();
  await expect(request).rejects.toMatchObject({
    message: expect.stringContaining(
      'Invalid token specified: missing part #2',
    ),
  });
  await expect(request).rejects.toMatchObject({
    name: 'InvalidTokenError',
  });
  const other = secure({ MemberToken: () => 'a.b.c' });
  await expect(other.send()).rejects.toMatchObject({
    message: expect.stringContaining(
      'Invalid token specified: invalid base64 for part #2 (base64 string is not of the correct length)',
    ),
  });
  const dotted = secure({ MemberToken: () => 'a.YWJj.c' });
  await expect(dotted.send()).rejects.toMatchObject({
    message: expect.stringContaining(
      'Invalid token specified: invalid json for part #2 (',
    ),
  });
});

test('sends that text with the second request all the same', async () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: 300_000 } },
  });
  for (const { send } of [
    secure({ MemberToken: () => 'access-1' }, queryClient),
    secure({ MemberToken: () => 'access-1' }),
  ]) {
    await expect(send()).rejects.toMatchObject({
      message: expect.stringContaining('Invalid token specified'),
    });
    expect((await send()).parameters?.header).toEqual({
      Authorization: 'Bearer access-1',
    });
  }
});
