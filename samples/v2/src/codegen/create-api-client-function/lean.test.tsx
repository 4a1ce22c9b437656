import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api, useTitle } from './lean';

test('callbacks replace those of the generator', () => {
  expect(() => renderHook(() => useTitle(7))).toThrow(
    "Callback for 'qraft.<service>.<operation>.useQuery()' is not provided in the 'callbacks' object.",
  );
});

test('with all of them listed, old and new ones work', async () => {
  await runSample(async () => {
    const { data } = await api.books.getBook({
      parameters: { path: { bookId: 7 } },
    });
    expect(data?.title).toBe('The Left Hand of Darkness');
  });
  expect(() => api.books.getBook.useSuspenseQuery).not.toThrow();
});
