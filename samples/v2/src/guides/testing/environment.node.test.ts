// @vitest-environment node
import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { createAPIClient } from './api';

test('a relative base URL fails in Node.js', async () => {
  const { status } = createAPIClient({ requestFn, baseUrl: '/v1' });
  await expect(status.getStatus()).rejects.toMatchObject({
    message: expect.stringContaining('Failed to parse URL from /v1/status'),
  });
});
