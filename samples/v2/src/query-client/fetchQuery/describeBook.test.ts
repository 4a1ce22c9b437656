import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { describeBook } from './describeBook';

test('asks for the author once for two books', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const first = await describeBook(7);
    expect(first).toBe('The Left Hand of Darkness by Ursula K. Le Guin');
    value('describeBook(7)', first);
    value('describeBook(3)', await describeBook(3));
  });
});
