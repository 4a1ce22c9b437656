import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { coverUrl } from './coverUrl';

test('builds the URL without a request', async () => {
  await recordSample(import.meta.url, ({ value }) => {
    value('coverUrl(7)', coverUrl(7));
  });
});
