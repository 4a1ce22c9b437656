import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { searchKey } from './searchKey';

test('shows the key of a search with a body', async () => {
  await recordSample(import.meta.url, ({ value }) => {
    value('searchKey', searchKey);
  });
});
