import { expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { timeoutRequestFn } from './timeoutRequestFn';

const api = createAPIClient({
  requestFn: timeoutRequestFn,
  baseUrl: '/v1',
});

test('gives up after the timeout', async () => {
  const timeout = new AbortController();
  const spy = vi.spyOn(AbortSignal, 'timeout');
  spy.mockReturnValue(timeout.signal);
  await runSample(async ({ mockApi }) => {
    mockApi.delay(1000);
    const status = api.status.getStatus();
    timeout.abort(new DOMException('Too slow', 'TimeoutError'));
    expect((await status).error).toMatchObject({ name: 'TimeoutError' });
  });
  expect(spy).toHaveBeenCalledWith(10_000);
  spy.mockRestore();
});

test('still listens to the signal that it gets', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.delay(1000);
    const user = new AbortController();
    const books = api.books.listBooks({
      parameters: {},
      signal: user.signal,
    });
    user.abort();
    expect((await books).error).toMatchObject({ name: 'AbortError' });
  });
});
