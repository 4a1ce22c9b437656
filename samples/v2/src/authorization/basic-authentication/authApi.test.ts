import { expect, test, vi } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { secure } from '../qraft-secure-request-fn/secure';
import { logIn } from './authApi';
import { encodeBasic } from './encodeBasic';

test('names the client with basic credentials', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    value("logIn('ada', 'left hand')", await logIn('ada', 'left hand'));
  });
});

test('encodes UTF-8', () => {
  expect(encodeBasic('test', '123')).toBe(btoa('test:123'));
  expect(encodeBasic('test', '123£')).toBe('dGVzdDoxMjPCow==');
  expect(() => encodeBasic('a:b', 'c')).toThrow(
    'A name for basic authentication cannot contain ":".',
  );
});

test('btoa alone takes Latin-1 only, and encodes é otherwise', () => {
  expect(() => btoa('shop:密码')).toThrow(
    expect.objectContaining({ name: 'InvalidCharacterError' }),
  );
  expect(btoa('shop-web:café-42')).not.toBe(
    encodeBasic('shop-web', 'café-42'),
  );
});

test('sends credentials as they are', async () => {
  const { send } = secure({
    ClientCredentials: () => ({
      credentials: 'shop-web:plain',
      refreshInterval: Infinity,
    }),
  });
  const { parameters } = await send('issueToken');
  expect(parameters?.header).toEqual({
    Authorization: 'Basic shop-web:plain',
  });
});

test('a handler that needs its own scheme waits forever', async () => {
  let sendAgain = (): Promise<unknown> => Promise.resolve();
  const { send } = secure({
    async ClientCredentials() {
      await sendAgain();
      return { credentials: 'YTpi', refreshInterval: Infinity };
    },
  });
  sendAgain = () => send('issueToken');
  const settled = vi.fn();
  void send('issueToken').finally(settled);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(settled).not.toHaveBeenCalled();
});
