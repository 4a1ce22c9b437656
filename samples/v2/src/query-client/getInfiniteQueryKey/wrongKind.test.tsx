import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { useReviews } from './wrongKind';

test('the query would use the entry of the infinite query', async () => {
  const record = await runSample(async ({ renderHook, idle }) => {
    renderHook(() => useReviews(7));
    await idle();
  });
  const { queryKeys } = JSON.parse(record) as {
    queryKeys: [{ infinite: boolean }][];
  };
  expect(queryKeys[0]?.[0].infinite).toBe(true);
});
