import { afterEach, expect, test } from 'vitest';
import { baseUrl, qraft } from '../../../shared/client';
import { recordSample } from '../../../testing/recordSample';
import { renewingRequestFn, signOut } from './renewingRequestFn';

afterEach(() => {
  signOut();
  localStorage.clear();
});

test('renews a token that the server refuses, once', async () => {
  await recordSample(import.meta.url, async ({ mockApi }) => {
    localStorage.setItem('refresh', 'refresh-0');
    let answers = 0;
    mockApi.answer('get', '/orders', () => {
      answers += 1;
      if (answers > 1) return Response.json([]);
      return Response.json(
        { type: 'about:blank', title: 'Token revoked', status: 401 },
        { status: 401 },
      );
    });
    await expect(
      qraft.orders.listOrders(
        { parameters: { header: { 'X-Store-Id': 'lisbon' } }, baseUrl },
        renewingRequestFn,
      ),
    ).resolves.toEqual([]);
    expect(answers).toBe(2);
  });
});
