import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { isSaving } from './isSaving';

test('is true while the change of this book is pending', async () => {
  await recordSample(
    import.meta.url,
    async ({ mockApi, renderHook, value, idle }) => {
      mockApi.delay(20);
      const { result } = renderHook(() =>
        api.books.updateBook.useMutation({ path: { bookId: 7 } }),
      );
      result.current.mutate({ price: 990 });
      expect([isSaving(7), isSaving(1)]).toEqual([true, false]);
      value('isSaving(7)', isSaving(7));
      value('isSaving(1)', isSaving(1));
      await idle();
      expect(isSaving(7)).toBe(false);
    },
  );
});
