import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { readThreeWays } from './exactEntry';

test('finds the entry of the same parameters only', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const found = await readThreeWays();
    value(
      'sameValues',
      found.sameValues?.items.map(({ title }) => title),
    );
    value('withoutPage', found.withoutPage);
    value('noParameters', found.noParameters);
    expect(found.sameValues?.total).toBe(1);
    expect(found.withoutPage).toBeUndefined();
    expect(found.noParameters).toBeUndefined();
  });
});
