import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { useWrongError } from './wrongError';

test('would work for a declared error only', async () => {
  await runSample(async ({ renderHook }) => {
    const { result } = renderHook(() => useWrongError());
    await waitFor(() => expect(result.current).toBe('Not found'));
  });
});
