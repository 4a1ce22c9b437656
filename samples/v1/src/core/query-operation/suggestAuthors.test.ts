import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { suggestAuthors } from './suggestAuthors';

test('drops the response of an older search', async () => {
  await recordSample(import.meta.url, async ({ mockApi, value }) => {
    mockApi.delay(50);
    const older = suggestAuthors('l');
    const newer = suggestAuthors('le');
    expect(await older).toEqual([]);
    const names = await newer;
    expect(names.length).toBeGreaterThan(0);
    value("suggestAuthors('le')", names);
  });
});
