import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
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
