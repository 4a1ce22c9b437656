import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { qraft } from '../../../shared/client';
import { recordSample, runSample } from '../../../testing/recordSample';
import { useThreeForms } from './threeForms';

test('two of the three lists are one entry', async () => {
  await recordSample(import.meta.url, async ({ renderHook }) => {
    const { result } = renderHook(() => useThreeForms());
    await waitFor(() => expect(result.current.all.isSuccess).toBe(true));
    await waitFor(() =>
      expect(result.current.samePoetry.isSuccess).toBe(true),
    );
    expect(result.current.samePoetry.data).toBe(result.current.poetry.data);
  });
});

test('nothing and {} are one entry, an empty group makes another', async () => {
  const record = await runSample(async ({ renderHook, idle }) => {
    renderHook(() => [
      qraft.books.listBooks.useQuery(),
      qraft.books.listBooks.useQuery({}),
      qraft.books.listBooks.useQuery({ query: {} }),
    ]);
    await idle();
  });
  expect(record.match(/"method": "GET"/g)).toHaveLength(2);
});
