import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { lastCursor } from './lastCursor';
import { loadTwoPages } from './loadReviews';

test('reads the cursor of the last page that was loaded', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    expect(lastCursor(7)).toBeUndefined();
    await loadTwoPages(7);
    value('lastCursor(7)', lastCursor(7));
  });
});
