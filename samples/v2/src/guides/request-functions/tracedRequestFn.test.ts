import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { timings, tracedRequestFn } from './tracedRequestFn';

test('the fetch of the options is used', async () => {
  const api = createAPIClient({
    requestFn: tracedRequestFn,
    baseUrl: '/v1',
  });
  await runSample(async () => {
    await api.status.getStatus();
  });
  expect(timings).toMatchObject([{ url: '/v1/status', status: 200 }]);
});
