// @vitest-environment node
import { expect, test } from 'vitest';
import { createMockApi } from '../../../mock-api';
import { greet } from './requestClient';

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
