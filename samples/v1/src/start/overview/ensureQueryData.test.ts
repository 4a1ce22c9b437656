import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { baseUrl, qraft, queryClient } from '../../../shared/client';
import { runSample } from '../../../testing/recordSample';

// > For the two `ensure` methods, pass a generated key and a `queryFn` that
// > [calls the operation]
test('ensureQueryData() of the QueryClient needs a queryFn', async () => {
  await runSample(async () => {
    const { getBook } = qraft.books;
    const queryKey = getBook.getQueryKey({ path: { bookId: 7 } });
    await expect(
      queryClient.ensureQueryData({ queryKey }),
    ).rejects.toMatchObject({
      message: expect.stringContaining('Missing queryFn') as string,
    });
    const book = await queryClient.ensureQueryData({
      queryKey,
      queryFn: () => getBook({ queryKey, baseUrl }, requestFn),
    });
    expect(book.title).toBe('The Left Hand of Darkness');
  });
});
