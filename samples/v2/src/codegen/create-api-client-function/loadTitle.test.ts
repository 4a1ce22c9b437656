import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { loadTitle } from './loadTitle';

test('returns the title of a book', async () => {
  await runSample(async () => {
    expect(await loadTitle(7)).toBe('The Left Hand of Darkness');
  });
});

test('throws the problem that the document declares', async () => {
  await runSample(async () => {
    await expect(loadTitle(99)).rejects.toMatchObject({ status: 404 });
  });
});
