import { expect, test, vi } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { qraft, queryClient } from './client';
import { openAuthors } from './openAuthors';

const { listAuthors } = qraft.authors;
const parameters = { query: { search: 'sagan' } };

test('opens when the authors are in the cache', async () => {
  await recordSample(import.meta.url, async () => {
    const open = vi.fn(() => {
      expect(
        listAuthors.getQueryData(parameters, queryClient),
      ).toHaveLength(1);
    });
    await openAuthors('sagan', open);
    expect(open).toHaveBeenCalledOnce();
  });
});

test('opens after a failure too, with one request and the status error', async () => {
  const record = await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    const open = vi.fn();
    await openAuthors('sagan', open);
    expect(open).toHaveBeenCalledOnce();
    expect(listAuthors.getQueryState(parameters, queryClient)?.status).toBe(
      'error',
    );
  });
  const { requests } = JSON.parse(record) as { requests: unknown[] };
  expect(requests).toHaveLength(1);
});
