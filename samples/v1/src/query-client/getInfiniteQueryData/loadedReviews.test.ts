import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { asWritten } from '../../facts/asWritten';
import { baseUrl, qraft, queryClient } from './client';
import { loadedReviews } from './loadedReviews';
import { loadTwoPages } from './loadReviews';

const { listReviews } = qraft.books;
const parameters = { path: { bookId: 7 } };

test('counts the reviews of all loaded pages', async () => {
  await recordSample(import.meta.url, ({ mockApi, value }) => {
    loadTwoPages(mockApi);
    value('loadedReviews(7)', loadedReviews(7));
    value('loadedReviews(2)', loadedReviews(2));
    value(
      'data',
      listReviews.getInfiniteQueryData(parameters, queryClient),
    );
    expect([loadedReviews(7), loadedReviews(2)]).toEqual([3, 0]);
  });
});

test('does not see what useQuery() loaded', async () => {
  await runSample(async () => {
    await listReviews.fetchQuery(
      { parameters, requestFn, baseUrl },
      queryClient,
    );
    expect(loadedReviews(7)).toBe(0);
  });
});

test('names the method of TanStack Query when the client is missing', () => {
  expect(() =>
    asWritten(listReviews.getInfiniteQueryData)(parameters),
  ).toThrow('queryClient is invalid, getQueryData method does not exist');
});
