import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { api } from './client';
import { countPages } from './wrongKind';

test('the updater gets infinite data, whatever the type says', async () => {
  await runSample(async () => {
    await api.books.listBooks.fetchInfiniteQuery({ parameters: {} });
    expect(countPages()).toEqual([1]);
  });
});
