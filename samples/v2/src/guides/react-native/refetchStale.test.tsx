import { expect, test } from 'vitest';
import type { SampleRecording } from '../../../../common/testing/sampleRecording';
import { runSample } from '../../../testing/recordSample';
import { api, queryClient } from './client';

// What the hook of the page does when a screen gets the focus.
const refetchStale = () =>
  queryClient.refetchQueries(
    { type: 'active', stale: true },
    { cancelRefetch: false },
  );

test.each([
  ['in flight is not sent again', 0, 1],
  ['that is stale is sent again', undefined, 2],
  ['that is fresh is not sent again', Infinity, 1],
])('a query %s', async (_name, staleTime, expected) => {
  const recording = await runSample(async ({ renderHook, idle }) => {
    renderHook(() =>
      api.books.getBook.useQuery({ path: { bookId: 7 } }, { staleTime }),
    );
    // The first case gets the focus while it loads.
    if (staleTime !== 0) await idle();
    await refetchStale();
    await idle();
  });
  const { requests } = JSON.parse(recording) as SampleRecording;
  expect(requests).toHaveLength(expected);
});
