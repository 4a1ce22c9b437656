import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { removeBook } from './removeBook';

const parameters = { path: { bookId: 4 } };

test('removes a book', async () => {
  await recordSample(import.meta.url, () => removeBook(4));
});

test('204 gives null, and no key error', async () => {
  await runSample(async () => {
    const result = await api.books.deleteBook({ parameters });
    expect(result.data).toBeNull();
    expect(result).not.toHaveProperty('error');
  });
});

test('an error status without content is not taken for a success', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.respond(
      'delete',
      '/books/{bookId}',
      () =>
        new Response('', {
          status: 503,
          headers: { 'content-length': '0' },
        }),
    );
    const result = await api.books.deleteBook({ parameters });
    expect(result.error).toBeNull();
    await expect(removeBook(4)).rejects.toThrow('Status 503');
  });
});

test('throws the problem and the network error', async () => {
  await runSample(async ({ mockApi }) => {
    await expect(removeBook(99)).rejects.toMatchObject({ status: 404 });
    mockApi.failNetwork();
    await expect(removeBook(4)).rejects.toThrow('Failed to fetch');
  });
});
