import { expect, test, vi } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { readCookie } from './readCookie';
import { api } from './sessionRequestFn';

test('sends cookies, and the CSRF token when it writes', async () => {
  document.cookie = 'csrf-token=c%3D1';
  await recordSample(import.meta.url, async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    await api.members.getProfile();
    await api.members.updateProfile({ body: { name: 'Ada L.' } });
    expect(
      fetchSpy.mock.calls.map(([, init]) => init?.credentials),
    ).toEqual(['include', 'include']);
    fetchSpy.mockRestore();
  });
  expect(readCookie('token')).toBeUndefined();
});

test('the default request function leaves credentials to fetch', async () => {
  const { requestFn } = await import('@openapi-qraft/react');
  const fetchSpy = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({}));
  await requestFn({ method: 'get', url: '/members/me' }, {});
  expect(fetchSpy.mock.lastCall?.[1]).not.toHaveProperty('credentials');
  fetchSpy.mockRestore();
});
