import { expect, test, vi } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { cookieRequestFn } from './cookieRequestFn';

test('sends cookies to another origin', async () => {
  const api = createAPIClient({
    requestFn: cookieRequestFn,
    baseUrl: 'https://bookshop.example/v1',
  });
  await runSample(async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    await api.members.getProfile();
    expect(fetchSpy.mock.lastCall?.[1]?.credentials).toBe('include');
    fetchSpy.mockRestore();
  });
});
