import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { findBookTitle } from './findBookTitle';

test('resolves to the data and rejects with the body of an error', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const found = await findBookTitle(7);
    expect(found).toBe('The Left Hand of Darkness');
    value('findBookTitle(7)', found);

    const missing = await findBookTitle(99);
    expect(missing).toBe('Not found');
    value('findBookTitle(99)', missing);
  });
});

test('rejects with an Error when no response comes', async () => {
  await recordSample(
    import.meta.url,
    async ({ mockApi, value }) => {
      mockApi.failNetwork();
      const title = await findBookTitle(7);
      expect(title).toBe('The shop cannot be reached.');
      value('findBookTitle(7)', title);
    },
    'offline',
  );
});
