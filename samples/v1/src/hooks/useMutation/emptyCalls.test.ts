import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { useEmptyCalls } from './emptyCalls';

test('fails without variables after useMutation()', async () => {
  await recordSample(import.meta.url, async ({ renderHook, value }) => {
    const { result } = renderHook(() => useEmptyCalls());
    await act(async () => {
      const error: unknown = await result.current.fails().catch((e) => e);
      expect(error).toBeInstanceOf(TypeError);
      value('fails()', (error as Error).message);
      await result.current.works().catch(() => undefined);
    });
  });
});
