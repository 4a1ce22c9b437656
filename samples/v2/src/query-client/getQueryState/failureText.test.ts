import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { failureText } from './failureText';

test('tells a declared error from a network failure', async () => {
  await recordSample(import.meta.url, async ({ value, mockApi }) => {
    const load = (bookId: number, retry: number) =>
      api.books.getBook.prefetchQuery({
        parameters: { path: { bookId } },
        retry,
      });
    expect(failureText(99)).toBeUndefined();
    await load(99, 0);
    value('failureText(99)', failureText(99));
    mockApi.failNetwork();
    await load(7, 2);
    value('failureText(7)', failureText(7));
  });
});
