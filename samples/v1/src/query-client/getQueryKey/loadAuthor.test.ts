import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { qraft, queryClient } from './client';
import { loadAuthor } from './loadAuthor';

test('asks once, and fills the entry that generated methods read', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    await loadAuthor('sagan');
    const { name } = await loadAuthor('sagan');
    value("(await loadAuthor('sagan')).name", name);
    const path = { authorId: 'sagan' };
    expect(
      qraft.authors.getAuthor.getQueryData({ path }, queryClient)?.name,
    ).toBe(name);
  });
});
