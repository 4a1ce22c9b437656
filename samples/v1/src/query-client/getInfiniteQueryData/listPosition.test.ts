import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
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
