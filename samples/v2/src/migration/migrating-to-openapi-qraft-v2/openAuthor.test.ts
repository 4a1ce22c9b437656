import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { openAuthor } from './openAuthor';

test('writes a path value and a search text into the URL', async () => {
  await recordSample(import.meta.url, async () => {
    await openAuthor('le guin/ursula', 'le guin');
  });
});
