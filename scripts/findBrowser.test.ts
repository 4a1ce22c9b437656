import {afterEach, expect, test, vi} from 'vitest';
import {findBrowser} from './findBrowser';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('uses the browser in CHROMIUM_PATH', () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/mine/chromium');
  expect(findBrowser((path) => path === '/opt/mine/chromium')).toBe('/opt/mine/chromium');
});

test('rejects a CHROMIUM_PATH that does not start instead of silently using another browser', () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/mine/chromium');
  expect(() => findBrowser((path) => path === '/usr/bin/chromium')).toThrow('CHROMIUM_PATH is "/opt/mine/chromium"');
});

test("prefers the headless shell, then Playwright's own browser", () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('PATH', '/usr/bin');
  expect(findBrowser(() => true)).toBe('/usr/bin/chromium-headless-shell');
  expect(findBrowser((path) => !path.endsWith('headless-shell'))).toContain('ms-playwright');
});

test('falls back to the browsers on the PATH, in order', () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('PATH', '/nowhere:/usr/bin');
  const installed = ['/usr/bin/google-chrome', '/usr/bin/chromium'];
  expect(findBrowser((path) => installed.includes(path))).toBe('/usr/bin/chromium');
});

test('finds nothing on a bare machine', () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  expect(findBrowser(() => false)).toBeUndefined();
});
