import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api, setToken } from './currentToken';

test('sends the token of the moment', async () => {
  await recordSample(import.meta.url, async () => {
    setToken('token-1');
    await api.members.getProfile();
    setToken('token-2');
    await api.members.getProfile();
  });
});

test('sends no header without a token', async () => {
  const record = await runSample(async () => {
    setToken();
    await api.books.getBook({ parameters: { path: { bookId: 7 } } });
  });
  expect(record).not.toContain('authorization');
});
