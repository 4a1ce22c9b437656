import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { api } from './client';
import { previewFilter } from './previewFilter';
import { seedCache } from './seededCache';

test('lists the parameters of what a filter matches', async () => {
  await recordSample(import.meta.url, ({ value }) => {
    seedCache(api);
    const matches = previewFilter();
    expect(matches).toHaveLength(3);
    value('previewFilter()', matches);
  });
});
