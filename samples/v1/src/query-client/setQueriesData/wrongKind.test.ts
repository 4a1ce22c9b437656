import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { qraft, queryClient } from './client';
import { countPages } from './wrongKind';

test('the updater gets infinite data, whatever the type says', async () => {
  await runSample(() => {
    const page = { items: [], nextCursor: null };
    qraft.books.listReviews.setInfiniteQueryData(
      { path: { bookId: 7 } },
      { pages: [page], pageParams: [{}] },
      queryClient,
    );
    expect(countPages()).toEqual([1]);
  });
});
