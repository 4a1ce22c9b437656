import { afterAll, expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { setCatalogDefaults } from './catalogDefaults';
import { qraft, queryClient } from './client';

const { getBook } = qraft.books;
afterAll(() => queryClient.setQueryDefaults(getBook.getQueryKey(), {}));

test('a second mount within five minutes sends nothing, for any book', async () => {
  const record = await runSample(async ({ renderHook, idle }) => {
    setCatalogDefaults();
    for (const bookId of [7, 7, 1]) {
      const hook = renderHook(() => getBook.useQuery({ path: { bookId } }));
      await idle();
      hook.unmount();
    }
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(2);
});

test('infinite queries keep their own defaults', () => {
  const key = getBook.getInfiniteQueryKey({ path: { bookId: 7 } });
  expect(queryClient.getQueryDefaults(key).staleTime).toBeUndefined();
});
