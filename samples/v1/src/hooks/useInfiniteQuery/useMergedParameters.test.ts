import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { useMergedParameters } from './useMergedParameters';

test('lays the page parameter over the parameters', async () => {
  await recordSample(import.meta.url, async ({ renderHook }) => {
    const { result } = renderHook(() => useMergedParameters());
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await act(() => result.current.fetchNextPage());
  });
});
