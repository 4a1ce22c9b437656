import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { failureReport } from './failureReport';

test('tells a declared error from a network failure', async () => {
  await recordSample(import.meta.url, async ({ value, mockApi }) => {
    const load = (bookId: number, retry: number) =>
      qraft.books.getBook.prefetchQuery(
        { parameters: { path: { bookId } }, requestFn, baseUrl, retry },
        queryClient,
      );
    expect(failureReport(99)).toBeUndefined();
    await load(99, 0);
    value('failureReport(99)', failureReport(99));
    mockApi.failNetwork();
    await load(7, 2);
    value('failureReport(7)', failureReport(7));
    expect(failureReport(7)).toContain('failed attempts: 3');
  });
});
