import { expect, test } from 'vitest';
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
