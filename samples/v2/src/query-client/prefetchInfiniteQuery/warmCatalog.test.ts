import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { api } from './client';
import { warmCatalog } from './warmCatalog';

test('asks for the first page', async () => {
  await recordSample(import.meta.url, async () => {
    expect(await warmCatalog()).toBeUndefined();
    expect(api.books.listBooks.getInfiniteQueryData()?.pageParams).toEqual([
      { query: { page: 1 } },
    ]);
  });
});

test('resolves without a network, too', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    await warmCatalog();
    expect(api.books.listBooks.getInfiniteQueryState()?.status).toBe(
      'error',
    );
  });
});
