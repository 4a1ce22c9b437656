import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { watchProfile } from './watchProfile';

test('tells when loading starts and when it ends', async () => {
  await recordSample(import.meta.url, async ({ value, idle }) => {
    const shown: boolean[] = [];
    const stop = watchProfile((isBusy) => shown.push(isBusy));
    const { getProfile } = qraft.members;
    await getProfile.prefetchQuery(
      { queryKey: getProfile.getQueryKey(), requestFn, baseUrl },
      queryClient,
    );
    await idle();
    stop();
    expect(shown).toEqual([true, false]);
    value('calls of show()', shown);
  });
});
