// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { createServerApi } from './serverApi';

test('two users share neither token nor cache', async () => {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) =>
    Response.json([new Headers(init.headers).get('authorization')]),
  );
  const parameters = { header: { 'X-Store-Id': 'lisbon' } };
  const load = (token: string) =>
    createServerApi(token).orders.listOrders.fetchQuery({ parameters });
  expect(await load('a')).toEqual(['Bearer a']);
  expect(await load('b')).toEqual(['Bearer b']);
  vi.unstubAllGlobals();
});
