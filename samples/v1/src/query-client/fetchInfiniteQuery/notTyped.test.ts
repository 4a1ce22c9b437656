import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { listPoems } from './notTyped';

test('runs, although it does not compile', async () => {
  const record = await runSample(async () => {
    const { pages } = await listPoems();
    expect(pages[0]?.items[0]?.title).toBe('Late in the Day');
  });
  expect(record).toContain('/v1/books?genre=poetry&page=1');
});
