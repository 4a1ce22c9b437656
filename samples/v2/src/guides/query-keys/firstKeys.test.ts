import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { book, fiction, status } from './firstKeys';

test('shows the keys of three operations', async () => {
  await recordSample(import.meta.url, ({ value }) => {
    value('status', status);
    value('book', book);
    value('fiction', fiction);
  });
});
