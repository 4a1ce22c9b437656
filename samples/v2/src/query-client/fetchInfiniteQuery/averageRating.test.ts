import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { averageRating } from './averageRating';

test('follows the cursors to the end, and reads fresh pages from the cache', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const average = await averageRating(7);
    expect(average).toBeCloseTo(14 / 3);
    value('averageRating(7)', Number(average.toFixed(2)));
    expect(await averageRating(7)).toBe(average);
  });
});
