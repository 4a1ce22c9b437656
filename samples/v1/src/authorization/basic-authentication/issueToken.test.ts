import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { basicCredentials } from './basicCredentials';
import { issueToken } from './issueToken';

test('names the application to the server with each sign-in', async () => {
  await recordSample(import.meta.url, async () => {
    const token = await issueToken('ada', 'secret');
    expect(token.accessToken).toBe('access-1');
  });
});

test('encodes characters that btoa() refuses', () => {
  const password = '€uro';
  expect(() => btoa(`till-3:${password}`)).toThrow();
  const decoded = Buffer.from(
    basicCredentials('till-3', password),
    'base64',
  );
  expect(decoded.toString('utf8')).toBe('till-3:€uro');
});
