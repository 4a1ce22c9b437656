import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { refreshAfterLast } from './refreshAfterLast';

test('loads the book once after two updates at the same time', async () => {
  await recordSample(
    import.meta.url,
    async ({ renderHook, mockApi, idle }) => {
      const { result } = renderHook(() => {
        const parameters = { path: { bookId: 7 } };
        return {
          book: api.books.getBook.useQuery(parameters),
          update: api.books.updateBook.useMutation(parameters, {
            onSettled: () => refreshAfterLast(7),
          }),
        };
      });
      await idle();
      mockApi.delay(20);
      act(() => {
        result.current.update.mutate({ stock: 6 });
        result.current.update.mutate({ price: 1190 });
      });
      await idle();
      expect(result.current.book.data).toMatchObject({
        stock: 6,
        price: 1190,
      });
    },
  );
});
