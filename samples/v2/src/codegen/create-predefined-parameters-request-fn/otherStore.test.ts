import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { findOrderInPorto } from './otherStore';

test('lets the value of the call win', async () => {
  await recordSample(import.meta.url, async () => {
    await expect(findOrderInPorto('o-1')).resolves.toMatchObject({
      id: 'o-1',
    });
  });
});
