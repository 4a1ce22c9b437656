import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { qraft, queryClient } from './client';

const { getBook } = qraft.books;
const parameters = { path: { bookId: 7 } };

test('an update without a difference renders nothing', async () => {
  await runSample(async ({ renderHook, idle }) => {
    let renders = 0;
    const { result } = renderHook(() => {
      renders++;
      return getBook.useQuery(parameters).data;
    });
    await idle();
    const before = renders;
    getBook.setQueryData(
      parameters,
      (book) => book && { ...book },
      { updatedAt: Date.now() + 1000 },
      queryClient,
    );
    await idle();
    expect(renders).toBe(before);
    getBook.setQueryData(
      parameters,
      (book) => book && { ...book, stock: 1 },
      queryClient,
    );
    await idle();
    expect(renders).toBe(before + 1);
    expect(result.current?.stock).toBe(1);
  });
});
