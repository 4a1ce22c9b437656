import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { keys } from './keyAnatomy';

test('shows the keys of four operations', async () => {
  await recordSample(import.meta.url, ({ value }) => {
    Object.entries(keys).forEach(([name, key]) => value(name, key));
  });
});
