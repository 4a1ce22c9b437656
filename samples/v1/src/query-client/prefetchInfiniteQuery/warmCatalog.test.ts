import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { warmCatalog } from './warmCatalog';

const { listBooks } = qraft.books;
const parameters = { query: { inStock: true } };

test('fills the entry of the list', async () => {
  await recordSample(import.meta.url, async () => {
    await warmCatalog();
    expect(
      listBooks.getInfiniteQueryData(parameters, queryClient)?.pages,
    ).toHaveLength(1);
  });
});

test('a failure leaves an entry with an error, and nothing is thrown', async () => {
  await runSample(async ({ mockApi }) => {
    mockApi.failNetwork();
    await expect(warmCatalog()).resolves.toBeUndefined();
    expect(
      listBooks.getInfiniteQueryState(parameters, queryClient)?.status,
    ).toBe('error');
  });
});

test('prefetchQuery() fills another entry', async () => {
  await runSample(async () => {
    await listBooks.prefetchQuery(
      { parameters, requestFn, baseUrl },
      queryClient,
    );
    expect(
      listBooks.getInfiniteQueryData(parameters, queryClient),
    ).toBeUndefined();
  });
});
