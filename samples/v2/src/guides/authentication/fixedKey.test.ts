import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './fixedKey';

test('adds the key to the operations that ask for it', async () => {
  await recordSample(import.meta.url, async () => {
    const parameters = { path: { bookId: 7 } };
    const { data } = await api.books.getBook({ parameters });
    expect(data?.id).toBe(7);
    await api.books.deleteBook({ parameters });
  });
});
