import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';
import { writeWrongly } from './wrongWrites';

// > Nothing is checked at run time.
test('a part of the data replaces all of it, and one argument writes nothing', async () => {
  await runSample(async () => {
    const parameters = { path: { bookId: 7 } };
    await api.books.getBook.fetchQuery({ parameters });
    writeWrongly();
    expect(api.books.getBook.getQueryData(parameters)).toEqual({
      stock: 4,
    });
    expect(api.status.getStatus.getQueryData()).toBeUndefined();
  });
});
