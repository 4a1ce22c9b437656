import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { useNestedVariables } from './nestedVariables';

test('would not find the path parameter', async () => {
  const record = await runSample(async ({ renderHook, idle }) => {
    const { result } = renderHook(() => useNestedVariables());
    act(() => result.current());
    await idle();
  });
  expect(record).toContain(
    'https://bookshop.example/v1/books/%7BbookId%7D',
  );
});
