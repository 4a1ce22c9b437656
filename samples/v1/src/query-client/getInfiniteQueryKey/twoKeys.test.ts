import { test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { poems } from './twoKeys';

test('shows both keys of a list', async () => {
  await recordSample(import.meta.url, ({ value }) => {
    value('poems.pages', poems.pages);
    value('poems.oneAnswer', poems.oneAnswer);
  });
});
