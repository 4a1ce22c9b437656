import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { bookByKey } from './bookByKey';

test('takes the parameters from a query key', async () => {
  await recordSample(import.meta.url, async () => {
    expect((await bookByKey(7)).title).toBe('The Left Hand of Darkness');
  });
});
