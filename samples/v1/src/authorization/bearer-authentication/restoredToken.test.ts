import { expect, test } from 'vitest';
import { restoredToken } from './restoredToken';

test('gives the time that is left as the interval', () => {
  const expiresAt = Date.now() + 60_000;
  const bearer = restoredToken({ accessToken: 'a', expiresAt });
  expect(bearer).toMatchObject({ token: 'a' });
  const { refreshInterval } = bearer as { refreshInterval: number };
  expect(refreshInterval).toBeGreaterThan(50_000);
  expect(refreshInterval).toBeLessThanOrEqual(60_000);
});

test('refuses a token that has expired', () => {
  const expiresAt = Date.now() - 1;
  expect(() => restoredToken({ accessToken: 'a', expiresAt })).toThrow(
    'The session has ended.',
  );
});
