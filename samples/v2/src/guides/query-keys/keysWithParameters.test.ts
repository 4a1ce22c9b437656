import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { book, fiction, orders } from './keysWithParameters';

test('shows the keys of three operations', async () => {
  await recordSample(import.meta.url, ({ value }) => {
    value('book', book);
    value('fiction', fiction);
    value('orders', orders);
  });
});
