import { expect, test } from 'vitest';
import { runSample } from '../../../testing/recordSample';
import { useWrongParameters } from './wrongParameters';

test('would ask for a placeholder', async () => {
  const record = await runSample(async ({ renderHook, idle }) => {
    renderHook(() => useWrongParameters());
    await idle();
  });
  expect(record).toContain(
    'https://bookshop.example/v1/books/%7BbookId%7D',
  );
});
