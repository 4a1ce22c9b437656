import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { bookExists } from './bookExists';

test('tells an answer without success from no answer', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    const found = await bookExists(7);
    expect(found).toBe(true);
    value('bookExists(7)', found);
    const missing = await bookExists(99);
    expect(missing).toBe(false);
    value('bookExists(99)', missing);
  });
});

test('rejects when the shop cannot be reached', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    await expect(bookExists(7)).rejects.toThrow('Failed to fetch');
  });
});
