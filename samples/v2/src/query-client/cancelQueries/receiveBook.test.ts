import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { receiveBook } from './receiveBook';

const parameters = { path: { bookId: 7 } };

test('an older response does not overwrite the message', async () => {
  await recordSample(import.meta.url, async ({ mockApi, idle }) => {
    await api.books.getBook.fetchQuery({ parameters });
    const book = mockApi.data.books.find(({ id }) => id === 7)!;

    mockApi.delay(50);
    void api.books.getBook.refetchQueries();
    await new Promise((resolve) => setTimeout(resolve, 5));
    await receiveBook({ ...book, stock: 0 });
    await idle();
    expect(api.books.getBook.getQueryData(parameters)?.stock).toBe(0);
  });
});
