import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { getProfile } from './cookieScheme';

// > A handler that returns a cookie compiles. At run time, every request that
// > it secures rejects before it is sent
test('a cookie handler rejects every secured request', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const error: unknown = await getProfile().catch((e: unknown) => e);
    expect(String(error)).toContain('not equal to "cookie"');
    value('getProfile() rejects with', String(error));
  });
});
