import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { finite, infinite, mutation } from './kinds';

test('shows a key of each kind', async () => {
  await recordSample(import.meta.url, ({ value }) => {
    value('finite', finite);
    value('infinite', infinite);
    value('mutation', mutation);
  });
});
