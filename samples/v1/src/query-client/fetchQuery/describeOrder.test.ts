import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { queryClient } from './client';
import { describeOrder } from './describeOrder';

test('asks for each book once a minute', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const titles = await describeOrder('o-1', 'lisbon', queryClient);
    expect(titles).toBe('The Left Hand of Darkness');
    value("describeOrder('o-1', 'lisbon', queryClient)", titles);
    await describeOrder('o-1', 'lisbon', queryClient);
  });
});
