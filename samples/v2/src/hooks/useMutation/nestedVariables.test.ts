import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { useNestedVariables } from './nestedVariables';

test('nested parameters leave the placeholder in the URL', async () => {
  const record = await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(useNestedVariables);
    act(() => result.current(7));
    await idle();
  });
  expect(record).toContain('/v1/books/%7BbookId%7D"');
});
