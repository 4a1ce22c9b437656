import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import * as calls from './wrongOptions';

test('without parameters and key the call rejects', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  await runSample(async () => {
    await expect(calls.loadBooks()).rejects.toMatchObject({
      message: expect.stringMatching(/Symbol\(Symbol\.iterator\)/),
    });
    await expect(calls.loadStatus()).resolves.toMatchObject({});
  });
  complaint.mockRestore();
});

test('with empty parameters, or with a key, it loads', async () => {
  await recordSample(import.meta.url, async () => {
    await calls.loadBooksOfAnyKind();
    await calls.loadStatusByKey();
  });
});
