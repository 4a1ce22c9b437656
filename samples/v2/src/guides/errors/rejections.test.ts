// What arrives when a request function rejects.
import { expect, test } from 'vitest';
import { createAPIClient } from './api';
import { queryClient } from './client';

function load(reason: unknown): Promise<unknown> {
  const api = createAPIClient({
    requestFn: () => Promise.reject(reason),
    queryClient,
    baseUrl: '',
  });
  return api.status.getStatus.fetchQuery().catch((error: unknown) => error);
}

test('an Error stays', async () => {
  const reason = new RangeError('mine');
  expect(await load(reason)).toBe(reason);
});

test('the error of an object is unwrapped', async () => {
  expect(await load({ error: 'mine' })).toBe('mine');
});

test('another object becomes the cause', async () => {
  expect(await load({ code: 1 })).toMatchObject({
    message: 'Unhandled `requestFn` response',
    cause: { code: 1 },
  });
});

test.each(['text', null])('%s becomes a TypeError', async (reason) => {
  expect(await load(reason)).toBeInstanceOf(TypeError);
});

test('a direct call rejects', async () => {
  const api = createAPIClient({
    requestFn: () => Promise.reject(new Error('mine')),
    baseUrl: '',
  });
  await expect(api.status.getStatus()).rejects.toMatchObject({
    message: expect.stringContaining('mine'),
  });
});
