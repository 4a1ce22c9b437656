import { afterEach, expect, test } from 'vitest';
import { baseUrl, qraft } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { renewingRequestFn, signOut } from './renewingRequestFn';

afterEach(() => {
  signOut();
  localStorage.clear();
});

test('renews a token that the server refuses, once', async () => {
  await recordSample(import.meta.url, async ({ mockApi }) => {
    localStorage.setItem('refresh', 'refresh-0');
    let answers = 0;
    mockApi.respond('get', '/orders', () => {
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

test('two refused requests share one renewal', async () => {
  const record = await runSample(async ({ mockApi }) => {
    localStorage.setItem('refresh', 'refresh-0');
    mockApi.delay(10);
    mockApi.respond('get', '/orders', ({ headers }) =>
      headers.get('authorization') === 'Bearer access-1'
        ? Response.json({ status: 401 }, { status: 401 })
        : Response.json([]),
    );
    const listOrders = () =>
      qraft.orders.listOrders(
        { parameters: { header: { 'X-Store-Id': 'lisbon' } }, baseUrl },
        renewingRequestFn,
      );
    await expect(
      Promise.all([listOrders(), listOrders()]),
    ).resolves.toEqual([[], []]);
  });
  expect(pathsOf(record)).toEqual([
    '/v1/auth/refresh',
    ...Array<string>(2).fill('/v1/orders'),
    '/v1/auth/refresh',
    ...Array<string>(2).fill('/v1/orders'),
  ]);
});

test('leaves the 401 of another scheme alone', async () => {
  const record = await runSample(async ({ mockApi }) => {
    const problem = { type: 'about:blank', title: 'Expired', status: 401 };
    mockApi.respond('get', '/members/me', { status: 401, body: problem });
    await expect(
      qraft.members.getProfile(
        { parameters: undefined, baseUrl },
        renewingRequestFn,
      ),
    ).rejects.toEqual(problem);
  });
  expect(pathsOf(record)).toEqual(['/v1/members/me']);
});

function pathsOf(record: string): string[] {
  const { requests } = JSON.parse(record) as {
    requests: { url: string }[];
  };
  return requests.map(({ url }) => new URL(url).pathname);
}
