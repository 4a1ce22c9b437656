import { mergeHeaders } from '@openapi-qraft/react';
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

// > Arrays of pairs compile, but are sent as headers with the names `0`, `1`,
// > and so on.
test('arrays of pairs become headers with numbers for names', () => {
  const headers = mergeHeaders([
    ['X-App-Version', '3.2.0'],
    ['Accept-Language', 'en'],
  ]);
  expect(Object.fromEntries(headers)).toEqual({
    0: 'X-App-Version,3.2.0',
    1: 'Accept-Language,en',
  });
});
