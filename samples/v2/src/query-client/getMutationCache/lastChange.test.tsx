import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { lastChange } from './lastChange';

test('returns the status of the newest mutation', async () => {
  await recordSample(
    import.meta.url,
    async ({ mockApi, renderHook, value, idle }) => {
      expect(lastChange()).toBe('none');
      const { result } = renderHook(() =>
        api.books.updateBook.useMutation({ path: { bookId: 7 } }),
      );
      result.current.mutate({ price: 990 });
      await idle();
      expect(lastChange()).toBe('success');
      mockApi.failNetwork();
      result.current.mutate({ price: 1090 });
      await idle();
      expect(lastChange()).toBe('error');
      value('lastChange()', lastChange());
    },
  );
});
