import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { priceOf } from './queryFnOfCache';

test('sends the request of the key, once', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    expect(await priceOf(2)).toBe(1850);
    value('await priceOf(2)', await priceOf(2));
  });
});
