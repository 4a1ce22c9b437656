import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { readProfile } from './byHand';
import { qraft, queryClient } from './client';

test('a key without the security of the operation finds nothing', async () => {
  await recordSample(import.meta.url, ({ value, mockApi }) => {
    const { getProfile } = qraft.members;
    queryClient.setQueryData(getProfile.getQueryKey(), mockApi.data.member);
    const { byHand, generated } = readProfile();
    expect(byHand).toBeUndefined();
    value('byHand', byHand ?? null);
    value('generated', generated);
  });
});

// > If a key is almost right, `queryClient.getQueryData()` finds nothing
test('a filter finds the entry that a read with the same key misses', async () => {
  await runSample(({ mockApi }) => {
    const { getProfile } = qraft.members;
    queryClient.setQueryData(getProfile.getQueryKey(), mockApi.data.member);
    const queryKey = [
      { method: 'get', url: '/members/me', infinite: false },
      {},
    ];
    expect(queryClient.getQueryData(queryKey)).toBeUndefined();
    expect(queryClient.getQueriesData({ queryKey })).toHaveLength(1);
  });
});
