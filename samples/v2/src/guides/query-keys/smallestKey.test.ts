import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { statusKey } from './smallestKey';

test('shows the key of an operation without parameters', async () => {
  await recordSample(import.meta.url, ({ value }) => {
    value('statusKey', statusKey);
  });
});
