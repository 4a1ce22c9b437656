import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { qraft, queryClient } from './client';
import { setPrice } from './setPrice';

test('loads the book on screen again', async () => {
  await recordSample(import.meta.url, async ({ renderHook, idle }) => {
    const { getBook } = qraft.books;
    const parameters = { path: { bookId: 4 } };
    const { result } = renderHook(() => getBook.useQuery(parameters));
    await idle();
    await setPrice(4, 890);
    expect(getBook.getQueryData(parameters, queryClient)?.price).toBe(890);
    expect(result.current.isError).toBe(false);
  });
});
