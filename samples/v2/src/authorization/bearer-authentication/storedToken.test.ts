import { afterEach, expect, test, vi } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { jwt } from '../qraft-secure-request-fn/secure';
import { bearerUntilExpiry } from './storedToken';

afterEach(() => void vi.useRealTimers());

const NOW = Date.parse('2025-01-15T12:00:00Z') / 1000;
const halfUsed = jwt({ sub: '~~~?', iat: NOW - 300, exp: NOW + 300 });

test('counts what is left', async () => {
  await recordSample(import.meta.url, ({ value }) => {
    value('bearerUntilExpiry(halfUsed)', bearerUntilExpiry(halfUsed));
  });
});

test('refuses an expired token', () => {
  vi.setSystemTime((NOW + 301) * 1000);
  expect(() => bearerUntilExpiry(halfUsed)).toThrow(
    'This token has expired.',
  );
});
