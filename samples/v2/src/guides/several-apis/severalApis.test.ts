import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { createAPIClient } from './api';
import { queryClient } from './client';
import { comparePrices, lisbon, porto } from './severalApis';

test('each shop has a cache of its own', async () => {
  await recordSample(import.meta.url, async ({ value }) => {
    value('comparePrices(7)', await comparePrices(7));
    expect(lisbon.queryClient).not.toBe(porto.queryClient);
  });
});

test('a shared QueryClient responds with the data of the first server', async () => {
  const record = await runSample(async () => {
    const parameters = { path: { bookId: 7 } };
    for (const baseUrl of [
      'https://one.example/v1',
      'https://two.example',
    ]) {
      const api = createAPIClient({ requestFn, baseUrl, queryClient });
      await api.books.getBook.fetchQuery({ parameters, staleTime: 60_000 });
    }
  });
  expect(JSON.parse(record)).toMatchObject({
    requests: [{ url: 'https://one.example/v1/books/7' }],
  });
  expect(JSON.parse(record).requests).toHaveLength(1);
});
