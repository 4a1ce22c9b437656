import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
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

test('tells at once that a load is already in flight', async () => {
  await runSample(async ({ idle }) => {
    const { getProfile } = qraft.members;
    void getProfile.prefetchQuery(
      { queryKey: getProfile.getQueryKey(), requestFn, baseUrl },
      queryClient,
    );
    const shown: boolean[] = [];
    const stop = watchProfile((isBusy) => shown.push(isBusy));
    expect(shown).toEqual([true]);
    await idle();
    stop();
    expect(shown).toEqual([true, false]);
  });
});
