import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { showTitle } from './showTitle';

test('resolves to the title of a book', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const title = await showTitle(7);
    expect(title).toBe('The Left Hand of Darkness');
    value('showTitle(7)', title);
  });
});
