import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { baseUrl, qraft } from '../../../shared/client';
import { recordSample } from '../../../testing/recordSample';
import { requestWithForms } from './requestWithForms';

test('sends a form to the operation that takes one, JSON elsewhere', async () => {
  await recordSample(import.meta.url, async ({ mockApi }) => {
    mockApi.respond('post', '/auth/token', {
      status: 200,
      body: { accessToken: 'a', refreshToken: 'r', expiresIn: 60 },
    });
    const token = await qraft.auth.issueToken(
      {
        parameters: undefined,
        body: { username: 'ada', password: 'pa ss' },
        baseUrl,
      },
      requestWithForms,
    );
    expect(token.accessToken).toBe('a');

    await qraft.auth.refreshToken(
      { parameters: undefined, body: { refreshToken: 'r' }, baseUrl },
      requestWithForms,
    );
  });
});

test.each([
  ['String', 'text'],
  ['Blob', new Blob(['png'])],
])('a multipart form cannot be a %s', async (kind, body) => {
  const cover = qraft.books.uploadCover.schema;
  await expect(requestFn(cover, { baseUrl, body })).rejects.toMatchObject({
    message: expect.stringContaining(`${kind} not supported in form-data`),
  });
});
