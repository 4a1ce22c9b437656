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

test('keeps the headers of a call', async () => {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) =>
    Response.json(Object.fromEntries(new Headers(init.headers))),
  );
  // The types of a call don't know `headers`, the request function does.
  const call = { parameters: undefined, headers: { 'X-Trace': 't-1' } };
  const { data } = await createServerApi('a').members.getProfile(call);
  expect(data).toMatchObject({
    authorization: 'Bearer a',
    'x-trace': 't-1',
  });
  vi.unstubAllGlobals();
});
