import { expect, test, vi } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './shopRequestFn';

test('adds headers and credentials to every request', async () => {
  await recordSample(import.meta.url, async () => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch');
    await api.books.getBook({
      parameters: {
        path: { bookId: 7 },
        header: { 'Accept-Language': 'pt' },
      },
    });
    expect(fetchSpy.mock.lastCall?.[1]).toMatchObject({
      credentials: 'include',
    });
    fetchSpy.mockRestore();
  });
});
