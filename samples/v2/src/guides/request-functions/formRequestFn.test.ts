import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { formRequestFn, logIn } from './formRequestFn';

test('sends the body as a URL-encoded form', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    value("logIn('ada', 'a&b')", await logIn('ada', 'a&b'));
  });
});

test('leaves other bodies to the default', async () => {
  const api = createAPIClient({ requestFn: formRequestFn, baseUrl: '/v1' });
  const record = await runSample(async () => {
    await api.auth.refreshToken({ body: { refreshToken: 'r' } });
  });
  expect(JSON.parse(record)).toMatchObject({
    requests: [{ body: { refreshToken: 'r' } }],
  });
});

test('leaves out fields without a value', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    bodies.push(init.body);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  await formRequestFn(
    {
      method: 'post',
      url: '/auth/token',
      mediaType: ['application/x-www-form-urlencoded'],
    },
    { body: { username: 'ada', scope: undefined, state: null } },
  );
  expect(bodies).toEqual(['username=ada']);
  vi.unstubAllGlobals();
});
