import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { cachedTitle } from './cachedTitle';
import { api } from './client';

test('finds the book that was loaded, and no other', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    await api.books.getBook.fetchQuery({
      parameters: { path: { bookId: 7 } },
    });
    value('cachedTitle(7)', cachedTitle(7));
    value('cachedTitle(2)', cachedTitle(2));
    expect(cachedTitle(2)).toBe('Bookshop');
  });
});

test('needs a client with a QueryClient', () => {
  const { getBook } = createAPIClient().books as typeof api.books;
  expect(() => getBook.getQueryData({ path: { bookId: 7 } })).toThrow(
    "'qraft.<service>.<operation>.getQueryData()' requires 'queryClient' in 'createAPIClient(...)' options.",
  );
});
