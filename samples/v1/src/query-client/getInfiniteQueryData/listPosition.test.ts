import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { qraft } from './client';
import { listPosition } from './listPosition';
import { loadTwoPages } from './loadReviews';

test('reads the cursor of the last page that was loaded', async () => {
  await recordSample(import.meta.url, ({ mockApi, value }) => {
    expect(listPosition(7)).toBeUndefined();
    loadTwoPages(mockApi);
    expect(listPosition(7)).toBe('c2');
    value('listPosition(7)', listPosition(7));
  });
});

// > A list that is already cached ignores `initialPageParam` and keeps its
// > pages.
test('a new initialPageParam does not move a cached list', async () => {
  await runSample(async ({ mockApi, renderHook, idle }) => {
    loadTwoPages(mockApi);
    const { result } = renderHook(() =>
      qraft.books.listReviews.useInfiniteQuery(
        { path: { bookId: 7 } },
        {
          initialPageParam: { query: { cursor: 'c2' } },
          getNextPageParam: ({ nextCursor }) =>
            nextCursor ? { query: { cursor: nextCursor } } : undefined,
        },
      ),
    );
    await idle();
    expect(result.current.data?.pageParams).toEqual([
      {},
      { query: { cursor: 'c2' } },
    ]);
  });
});
