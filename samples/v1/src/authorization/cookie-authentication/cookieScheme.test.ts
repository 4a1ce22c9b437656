import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { getProfile } from './cookieScheme';

test('a cookie handler rejects every secured request', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const error: unknown = await getProfile().catch((e: unknown) => e);
    expect(String(error)).toContain('not equal to "cookie"');
    value('getProfile() rejects with', String(error));
  });
});
