import { requestFn } from '@openapi-qraft/react';
import { expect, test } from 'vitest';
import { recordSample, runSample } from '../../../testing/recordSample';
import { baseUrl, qraft, queryClient } from './client';
import { editReview } from './editReview';
import { loadTwoPages } from './loadReviews';

const parameters = { path: { bookId: 7 } };
const edited = {
  id: 'r1',
  bookId: 7,
  rating: 5,
  text: 'Read it three times.',
};

test('replaces the review on the second page', async () => {
  await recordSample(import.meta.url, ({ mockApi, value }) => {
    loadTwoPages(mockApi);
    const written = editReview(edited);
    expect(written?.pages[1]?.items).toEqual([edited]);
    value('editReview({ id: "r1", … })', written);
  });
});

test('does nothing without the list, and leaves the finite entry alone', async () => {
  await runSample(async () => {
    const { listReviews } = qraft.books;
    const list = await listReviews.fetchQuery(
      { parameters, requestFn, baseUrl },
      queryClient,
    );
    expect(editReview(edited)).toBeUndefined();
    expect(listReviews.getQueryData(parameters, queryClient)).toBe(list);
    expect(
      listReviews.getInfiniteQueryState(parameters, queryClient),
    ).toBeUndefined();
  });
});
