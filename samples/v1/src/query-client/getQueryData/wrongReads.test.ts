import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { qraft, queryClient } from './client';
import { readWithoutClient, readWithoutParameters } from './wrongReads';

test('one argument is taken for the client', async () => {
  await runSample(() => {
    expect(readWithoutClient).toThrow(
      'queryClient is invalid, getQueryData method does not exist',
    );
    const page = { items: [], page: 1, pageSize: 2, total: 0 };
    qraft.books.listBooks.setQueryData({}, page, queryClient);
    // Untyped code gets away with it: no parameters count as empty ones.
    expect(readWithoutParameters()).toEqual(page);
  });
});
