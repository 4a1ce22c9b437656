// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { createMockApi } from '../../../mock-api';
import { createRequestClient, greet } from './requestClient';

test('two visitors share nothing, and no DOM is needed', async () => {
  const mockApi = createMockApi();
  const realFetch = globalThis.fetch;
  const cookies: (string | null)[] = [];
  mockApi.respond('get', '/members/me', ({ headers }) => {
    const cookie = headers.get('cookie');
    cookies.push(cookie);
    const name = cookie?.replace('session=', '') ?? 'nobody';
    const body = { id: 'm', name, email: 'mail@bookshop.example' };
    return Response.json(body);
  });
  globalThis.fetch = mockApi.fetch;

  const visit = async (name: string) => {
    const headers = { cookie: `session=${name}` };
    const answer = await greet(
      new Request('https://shop.example', { headers }),
    );
    return answer.text();
  };
  try {
    expect(await visit('Ada')).toBe('Hello, Ada');
    expect(await visit('Grace')).toBe('Hello, Grace');
  } finally {
    globalThis.fetch = realFetch;
  }
  expect(cookies).toEqual(['session=Ada', 'session=Grace']);
});

test('keeps the headers of a call', async () => {
  const sent: Headers[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(new Headers(init.headers));
    return Response.json({});
  });
  // The types of a call don't know `headers`, the request function does.
  const call = { parameters: undefined, headers: { 'X-Trace': 't-1' } };
  await createRequestClient('session=Ada').members.getProfile(call);
  expect(sent[0]?.get('x-trace')).toBe('t-1');
  expect(sent[0]?.get('cookie')).toBe('session=Ada');
  vi.unstubAllGlobals();
});
